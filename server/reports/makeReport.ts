import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Imprint } from './drawReport.ts';
import type { ProjectReport } from './projectReport.ts';

/** What the worker thread gets. */
export interface ReportTask {
  report: ProjectReport;
  imprint: Imprint;
}

const TIMEOUT_MS = 20_000;
const MEMORY_LIMIT_MB = 256;

/** The worker is built next to the server. */
const BUILT_WORKER = fileURLToPath(new URL('./reportWorker.js', import.meta.url));

/** In development Vite runs the sources, which Node could not run as a worker. */
const isSource = import.meta.url.endsWith('.ts');

/**
 * Draws a report in a worker thread, which gives back all its memory when it ends.
 *
 * @param script the built `reportWorker.ts`
 */
export function drawInThread(script: string, task: ReportTask): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(script, {
      workerData: task,
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_LIMIT_MB },
    });
    const timeout = setTimeout(() => {
      reject(new Error(`The report took longer than ${TIMEOUT_MS} ms.`));
      void worker.terminate();
    }, TIMEOUT_MS);
    worker.once('message', (pdf: Uint8Array) =>
      resolve(Buffer.from(pdf.buffer, pdf.byteOffset, pdf.byteLength)),
    );
    worker.once('error', reject);
    worker.once('exit', (code) => {
      clearTimeout(timeout);
      reject(new Error(`The report worker exited with code ${code} before it responded.`));
    });
  });
}

/**
 * Creates the report as a PDF. Drawing takes 0.1 to 0.4 seconds of CPU time, so the built server does it in a worker thread;
 * development and tests draw on the main thread.
 */
export async function makeReport(task: ReportTask): Promise<Buffer> {
  if (!isSource) return drawInThread(BUILT_WORKER, task);
  const { drawReport } = await import('./drawReport.ts');
  return drawReport(task.report, task.imprint);
}

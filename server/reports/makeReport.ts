import { fileURLToPath } from 'node:url';
import { Worker } from 'node:worker_threads';
import type { Imprint } from './drawReport.ts';
import type { ProjectReport } from './projectReport.ts';

/** What a thread is given. */
export interface ReportTask {
  report: ProjectReport;
  imprint: Imprint;
}

/** A report that takes longer than this is given up, in milliseconds. */
const TIMEOUT_MS = 20_000;
const MEMORY_LIMIT_MB = 256;

/** Built beside the server. */
const BUILT_WORKER = fileURLToPath(new URL('./reportWorker.js', import.meta.url));

/** Not built: the sources are run by Vite, and Node could not run them as a thread. */
const isSource = import.meta.url.endsWith('.ts');

/**
 * Draws a report in a thread of its own, which ends with it and gives all its memory back.
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
      reject(new Error(`The thread of the report ended with ${code} and without an answer.`));
    });
  });
}

/**
 * The report as a PDF. Drawing takes the processor for some tenths of a second, so the built server does it in a thread
 * and goes on answering; in development and tests it is done on the spot.
 */
export async function makeReport(task: ReportTask): Promise<Buffer> {
  if (!isSource) return drawInThread(BUILT_WORKER, task);
  const { drawReport } = await import('./drawReport.ts');
  return drawReport(task.report, task.imprint);
}

import { parentPort, workerData } from 'node:worker_threads';
import { drawReport } from './drawReport.ts';
import type { ReportTask } from './makeReport.ts';

// The worker thread that makeReport starts: draws the report it is given and sends back the PDF.
const { report, imprint } = workerData as ReportTask;
const pdf = new Uint8Array(await drawReport(report, imprint));
parentPort?.postMessage(pdf, [pdf.buffer]);

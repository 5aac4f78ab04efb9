import { parentPort, workerData } from 'node:worker_threads';
import { drawReport } from './drawReport.ts';
import type { ReportTask } from './makeReport.ts';

// Run as a thread by makeReport: it is told what to draw, and answers the PDF.
const { report, imprint } = workerData as ReportTask;
const pdf = new Uint8Array(await drawReport(report, imprint));
parentPort?.postMessage(pdf, [pdf.buffer]);

import type { Kysely } from 'kysely';
import { organisation } from '@/app/organisation';
import type { Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import type { FileStore } from '../files/fileStore.ts';
import { notFound } from '../http/errors.ts';
import { networkOf } from '../http/network.ts';
import { drawingLine, type Reader } from './drawingLine.ts';
import type { Imprint } from './drawReport.ts';
import { fileNameOf } from './fileName.ts';
import { makeReport } from './makeReport.ts';
import { projectReport, readFacts, type ReportFacts } from './projectReport.ts';
import { recentReports, reportKey } from './recentReports.ts';

export interface ReportDependencies {
  db: Kysely<Database>;
  files: FileStore;
  /** Where the website is reached, without a slash at the end. */
  origin: () => string;
}

/** Answers a project's report as a PDF. Reports are drawn one at a time, and the last ones kept. */
export function reportHandlers({
  db,
  files,
  origin,
}: ReportDependencies): Pick<Handlers, 'downloadProjectReport'> {
  const waitInLine = drawingLine();
  const recent = recentReports();

  async function draw(key: string, facts: ReportFacts, imprint: Imprint): Promise<Buffer> {
    const pdf = await makeReport({ report: await projectReport(files, facts), imprint });
    recent.set(key, pdf);
    return pdf;
  }

  /** The same facts on the same day make the same report. */
  async function reportOf(facts: ReportFacts, reader: Reader): Promise<Buffer> {
    const date = new Date();
    const page = `${origin()}/projects/${facts.project.id}`;
    const key = reportKey([facts, page, date.toISOString().slice(0, 10)]);
    return recent.get(key) ?? waitInLine(key, () => draw(key, facts, { organisation, date, page }), reader);
  }

  return {
    downloadProjectReport: async ({ path: { id }, address, gone }) => {
      const facts = await readFacts(db, id);
      if (!facts) throw notFound('There is no such project.');
      const name = fileNameOf(organisation.name, id, facts.project.title);
      return {
        status: 200,
        contentType: 'application/pdf',
        content: await reportOf(facts, { network: networkOf(address), gone }),
        headers: { 'Content-Disposition': `inline; filename="${name}"`, 'Cache-Control': 'no-cache' },
      };
    },
  };
}

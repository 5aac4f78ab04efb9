import type { Kysely } from 'kysely';
import { organisation } from '@/app/organisation';
import type { Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import type { FileStore } from '../files/fileStore.ts';
import { notFound } from '../http/errors.ts';
import { oneAtATime } from '../inTurn.ts';
import type { Imprint } from './drawReport.ts';
import { fileNameOf } from './fileName.ts';
import { makeReport } from './makeReport.ts';
import { projectReport, readFacts, type ReportFacts } from './projectReport.ts';
import { recentReports } from './recentReports.ts';

export interface ReportDependencies {
  db: Kysely<Database>;
  files: FileStore;
  /** Where the website is reached, without a slash at the end. */
  origin: () => string;
}

export function reportHandlers({
  db,
  files,
  origin,
}: ReportDependencies): Pick<Handlers, 'downloadProjectReport'> {
  const inTurn = oneAtATime();
  const recent = recentReports();

  async function draw(facts: ReportFacts, imprint: Imprint): Promise<Buffer> {
    return makeReport({ report: await projectReport(files, facts), imprint });
  }

  /** The same facts on the same day make the same report. */
  function reportOf(facts: ReportFacts): Promise<Buffer> {
    const date = new Date();
    const page = `${origin()}/projects/${facts.project.id}`;
    const day = date.toISOString().slice(0, 10);
    return recent([facts, page, day], () => inTurn(() => draw(facts, { organisation, date, page })));
  }

  return {
    downloadProjectReport: async ({ path: { id } }) => {
      const facts = await readFacts(db, id);
      if (!facts) throw notFound('There is no such project.');
      const name = fileNameOf(organisation.name, id, facts.project.title);
      return {
        status: 200,
        contentType: 'application/pdf',
        content: await reportOf(facts),
        headers: { 'Content-Disposition': `inline; filename="${name}"`, 'Cache-Control': 'no-cache' },
      };
    },
  };
}

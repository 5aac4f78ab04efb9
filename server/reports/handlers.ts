import type { Kysely } from 'kysely';
import { organisation } from '@/app/organisation';
import type { Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import type { FileStore } from '../files/fileStore.ts';
import { notFound } from '../http/errors.ts';
import { oneAtATime } from '../inTurn.ts';
import { fileNameOf } from './fileName.ts';
import { makeReport } from './makeReport.ts';
import { projectReport } from './projectReport.ts';

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

  async function build(id: number): Promise<{ content: Buffer; title: string } | null> {
    const report = await projectReport({ db, files }, id);
    if (!report) return null;
    const page = `${origin()}/projects/${id}`;
    const content = await makeReport({ report, imprint: { organisation, date: new Date(), page } });
    return { content, title: report.project.title };
  }

  return {
    downloadProjectReport: async ({ path: { id } }) => {
      const built = await inTurn(() => build(id));
      if (!built) throw notFound('There is no such project.');
      const name = fileNameOf(organisation.name, id, built.title);
      return {
        status: 200,
        contentType: 'application/pdf',
        content: built.content,
        headers: { 'Content-Disposition': `inline; filename="${name}"`, 'Cache-Control': 'no-cache' },
      };
    },
  };
}

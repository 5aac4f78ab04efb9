import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { organisation } from '@/app/organisation';
import type { Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import type { FileStore } from '../files/fileStore.ts';
import { notFound } from '../http/errors.ts';
import { createRenderQueue } from '../renderQueue.ts';
import { fileNameOf } from './fileName.ts';
import { makeReport } from './makeReport.ts';
import { projectReport, readFacts, type ReportFacts } from './projectReport.ts';

export interface ReportDependencies {
  db: Kysely<Database>;
  files: FileStore;
  /** The website's public address, without a slash at the end. */
  origin: () => string;
}

const bigintAsText = (_key: string, value: unknown) => (typeof value === 'bigint' ? String(value) : value);

/** The same facts make the same report for the rest of the day. */
function cacheKey(facts: ReportFacts, page: string, date: Date): string {
  const content = JSON.stringify([facts, page, date.toISOString().slice(0, 10)], bigintAsText);
  return createHash('sha256').update(content).digest('base64url');
}

/** Serves the report of a project as a PDF. */
export function reportHandlers({
  db,
  files,
  origin,
}: ReportDependencies): Pick<Handlers, 'downloadProjectReport'> {
  const render = createRenderQueue({
    maxWaiting: 8,
    maxCachedBytes: 48 * 1024 * 1024,
    busyMessage: 'Too many reports are being created right now.',
    retrySeconds: 10,
  });

  return {
    downloadProjectReport: async ({ path: { id } }) => {
      const facts = await readFacts(db, id);
      if (!facts) throw notFound('This project does not exist.');
      const date = new Date();
      const page = `${origin()}/projects/${id}`;
      const pdf = await render(cacheKey(facts, page, date), async () =>
        makeReport({ report: await projectReport(files, facts), imprint: { organisation, date, page } }),
      );
      if (!pdf) throw new Error('A report was rendered without content.');
      const name = fileNameOf(organisation.name, id, facts.project.title);
      return {
        status: 200,
        contentType: 'application/pdf',
        content: pdf,
        headers: { 'Content-Disposition': `inline; filename="${name}"`, 'Cache-Control': 'no-cache' },
      };
    },
  };
}

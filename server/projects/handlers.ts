import type { Kysely } from 'kysely';
import type { Handlers } from '../contract/types.ts';
import type { ProjectStatus } from '../database/projectTables.ts';
import type { Database } from '../database/tables.ts';
import { readChoice } from '../lists/choices.ts';
import { pageFacts, readPage } from '../lists/paging.ts';
import { toDecimalString } from '../money/money.ts';
import { presentProject } from './presentProject.ts';
import { countByStatus, listProjects, mediaOf, type CategorySummary } from './projectQueries.ts';
import { readProject } from './readProject.ts';

const STATUSES: readonly ProjectStatus[] = ['DRAFT', 'ACTIVE', 'COMPLETED'];

function presentSummary({ category, currency, count, targetMinor }: CategorySummary) {
  return { category, currency, count, target_amount: toDecimalString(targetMinor) };
}

/** Reading projects; only administrators see drafts. */
export function projectHandlers(
  db: Kysely<Database>,
): Pick<Handlers, 'listProjects' | 'getProject' | 'getProjectStats'> {
  return {
    listProjects: async ({ query, admin }) => {
      const page = readPage(query);
      const status = readChoice('status', query.status, STATUSES);
      const filter = {
        search: query.search,
        category: query.category,
        status,
        withDrafts: admin !== null,
      };
      const { rows, total, summary } = await listProjects(db, filter, page);
      const media = await mediaOf(
        db,
        rows.map(({ id }) => id),
      );
      return {
        status: 200,
        body: {
          data: rows.map((row) => presentProject(row, media.get(row.id) ?? [])),
          ...pageFacts(total, page),
          summary: summary.map(presentSummary),
        },
      };
    },

    getProject: async ({ path: { id }, admin }) => ({
      status: 200,
      body: await readProject(db, id, { withDrafts: admin !== null }),
    }),

    getProjectStats: async () => {
      const counts = await countByStatus(db);
      const of = (status: ProjectStatus) => counts.get(status) ?? 0;
      const [draft, active, completed] = [of('DRAFT'), of('ACTIVE'), of('COMPLETED')];
      return { status: 200, body: { total: draft + active + completed, active, completed, draft } };
    },
  };
}

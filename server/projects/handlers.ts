import type { Kysely } from 'kysely';
import type { Handlers } from '../contract/types.ts';
import type { ProjectStatus } from '../database/projectTables.ts';
import type { Database } from '../database/tables.ts';
import { countByStatus } from './projectQueries.ts';
import { readProject } from './readProject.ts';
import { readProjectList } from './readProjectList.ts';

/** Reading projects; only administrators see drafts. */
export function projectHandlers(
  db: Kysely<Database>,
): Pick<Handlers, 'listProjects' | 'getProject' | 'getProjectStats'> {
  return {
    listProjects: async ({ query, admin }) => ({
      status: 200,
      body: await readProjectList(db, query, { withDrafts: admin !== null }),
    }),

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

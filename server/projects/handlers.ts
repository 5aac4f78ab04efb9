import type { Kysely } from 'kysely';
import type { Handlers } from '../contract/types.ts';
import type { ProjectStatus } from '../database/projectTables.ts';
import type { Database } from '../database/tables.ts';
import { cacheLists } from './cachedLists.ts';
import { countByStatus } from './projectQueries.ts';
import { readProject } from './readProject.ts';
import { readProjectList } from './readProjectList.ts';

interface ProjectDependencies {
  db: Kysely<Database>;
  /** How long the public list is kept, in milliseconds; 0 for not at all. */
  listKeptMs: number;
  /** How many changes administrators have made. */
  changes: () => number;
}

/** Reading projects; only administrators see drafts. */
export function projectHandlers({
  db,
  listKeptMs: keptMs,
  changes,
}: ProjectDependencies): Pick<Handlers, 'listProjects' | 'getProject' | 'getProjectStats'> {
  const publicList = cacheLists({
    read: (query) => readProjectList(db, query, { withDrafts: false }),
    keptMs,
    changes,
  });
  return {
    // An administrator's list has drafts, so it is never kept.
    listProjects: async ({ query, admin }) =>
      admin
        ? { status: 200, body: await readProjectList(db, query, { withDrafts: true }) }
        : {
            status: 200,
            contentType: 'application/json; charset=utf-8',
            content: await publicList(query),
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

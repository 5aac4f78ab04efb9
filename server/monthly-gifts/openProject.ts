import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { existingProjects } from '../projects/projectQueries.ts';

/** The project, if it still receives donations. */
export function openProject(
  db: Kysely<Database>,
  id: number | null,
): Promise<{ id: number; title: string } | undefined> {
  return existingProjects(db)
    .select(['id', 'title'])
    .where('id', '=', id)
    .where('status', '<>', 'DRAFT')
    .where('receiving_donation', '=', true)
    .executeTakeFirst();
}

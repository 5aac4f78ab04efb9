import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { notFound } from '../http/errors.ts';
import type { ProjectRow } from './projectQueries.ts';

/** 404, also for a draft where drafts may not be seen. */
export const noSuchProject = () => notFound('There is no such project.');

/**
 * Looks before pictures are read for nothing.
 *
 * @throws HttpError 404
 */
export async function requireProject(db: Kysely<Database>, id: number): Promise<void> {
  const found = await db.selectFrom('project').select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw noSuchProject();
}

/**
 * The row, held until the transaction ends: a gift that completes meanwhile waits, and is added to what is then there.
 *
 * @throws HttpError 404
 */
export async function lockProject(transaction: Transaction<Database>, id: number): Promise<ProjectRow> {
  const project = await transaction
    .selectFrom('project')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!project) throw noSuchProject();
  return project;
}

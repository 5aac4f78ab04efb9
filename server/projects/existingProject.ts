import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { notFound } from '../http/errors.ts';
import { existingProjects, type ProjectRow } from './projectQueries.ts';

/** 404, also for a draft that the caller must not see. */
export const noSuchProject = () => notFound('This project does not exist.');

/**
 * Checks before any picture is processed.
 *
 * @throws HttpError 404
 */
export async function requireProject(db: Kysely<Database>, id: number): Promise<void> {
  const found = await existingProjects(db).select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw noSuchProject();
}

/**
 * The project's row, locked until the transaction ends: a gift that completes meanwhile waits.
 *
 * @throws HttpError 404
 */
export async function lockProject(transaction: Transaction<Database>, id: number): Promise<ProjectRow> {
  const project = await existingProjects(transaction)
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!project) throw noSuchProject();
  return project;
}

import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { notFound } from '../http/errors.ts';
import { existingProjects, type ProjectRow } from './projectQueries.ts';

/** 404, including for a draft that the caller may not see. */
export const noSuchProject = () => notFound('This project does not exist.');

/**
 * Checks that a project exists before pictures are processed.
 *
 * @throws HttpError 404
 */
export async function requireProject(db: Kysely<Database>, id: number): Promise<void> {
  const found = await existingProjects(db).select('id').where('id', '=', id).executeTakeFirst();
  if (!found) throw noSuchProject();
}

/**
 * A project's row, locked until the transaction ends, so that completing donations wait.
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

import type { Kysely } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database } from '../database/tables.ts';
import { noSuchProject } from './existingProject.ts';
import { presentProjectDetail } from './presentProject.ts';
import { mediaOf, projectById, proofsOf, type ProjectFilter, type ProjectRow } from './projectQueries.ts';

type ProjectResponse = components['schemas']['ProjectResponse'];

/** The response for a project. */
export async function projectResponse(db: Kysely<Database>, project: ProjectRow): Promise<ProjectResponse> {
  const { id } = project;
  const [media, proofs] = await Promise.all([mediaOf(db, [id]), proofsOf(db, id)]);
  return { data: presentProjectDetail(project, media.get(id) ?? [], proofs) };
}

/**
 * A project's own page.
 *
 * @throws HttpError 404, including for a draft that the caller may not see
 */
export async function readProject(
  db: Kysely<Database>,
  id: number,
  { withDrafts }: Pick<ProjectFilter, 'withDrafts'>,
): Promise<ProjectResponse> {
  const project = await projectById(db, id, { withDrafts });
  if (!project) throw noSuchProject();
  return projectResponse(db, project);
}

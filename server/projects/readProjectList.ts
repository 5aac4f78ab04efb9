import type { Kysely } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { ProjectStatus } from '../database/projectTables.ts';
import type { Database } from '../database/tables.ts';
import { readChoice } from '../lists/choices.ts';
import { pageFacts, readPage } from '../lists/paging.ts';
import { toDecimalString } from '../money/money.ts';
import { presentProject } from './presentProject.ts';
import {
  PROJECT_SORTS,
  latestProofs,
  listProjects,
  mediaOf,
  type CategorySummary,
} from './projectQueries.ts';

const STATUSES: readonly ProjectStatus[] = ['DRAFT', 'ACTIVE', 'COMPLETED'];

/** The parameters of the project list. */
export interface ProjectListQuery {
  search?: string;
  category?: string;
  status?: string;
  sort?: string;
  page?: number;
  page_size?: number;
}

function presentSummary({ category, currency, count, targetMinor }: CategorySummary) {
  return { category, currency, count, target_amount: toDecimalString(targetMinor) };
}

/**
 * One page of the project list.
 *
 * @throws HttpError 422 for an unknown status or sort
 */
export async function readProjectList(
  db: Kysely<Database>,
  query: ProjectListQuery,
  { withDrafts }: { withDrafts: boolean },
): Promise<components['schemas']['ProjectList']> {
  const page = readPage(query);
  const sort = readChoice('sort', query.sort, PROJECT_SORTS);
  const status = readChoice('status', query.status, STATUSES);
  const { search, category } = query;
  const { rows, total, summary } = await listProjects(
    db,
    { search, category, status, withDrafts },
    page,
    sort,
  );
  const ids = rows.map(({ id }) => id);
  const media = await mediaOf(db, ids);
  const proofs = sort === 'latest_delivery' ? await latestProofs(db, ids) : new Map();
  return {
    data: rows.map((row) => presentProject(row, media.get(row.id) ?? [], proofs.get(row.id))),
    ...pageFacts(total, page),
    summary: summary.map(presentSummary),
    ...(sort && { sort }),
  };
}

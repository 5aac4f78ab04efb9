import { sql, type Kysely, type Selectable } from 'kysely';
import type { Currency } from '../database/columns.ts';
import type { ProjectStatus, ProjectTable, ProofPhotoTable } from '../database/projectTables.ts';
import type { Database } from '../database/tables.ts';
import type { Page } from '../lists/paging.ts';
import { NEWEST_FIRST, onePageOf } from '../lists/readListPage.ts';
import { matchesSearch } from '../lists/search.ts';
import { canonicalCategory, categorySpellings } from './categories.ts';

const PUBLIC_STATUSES: readonly ProjectStatus[] = ['ACTIVE', 'COMPLETED'];

export type ProjectRow = Selectable<ProjectTable>;
export type ProofRow = Selectable<ProofPhotoTable>;

/** Filters of the project list; absent ones match everything. */
export interface ProjectFilter {
  search?: string | undefined;
  category?: string | undefined;
  status?: ProjectStatus | undefined;
  /** Only administrators see drafts. */
  withDrafts: boolean;
}

export const PROJECT_SORTS = ['latest_delivery', 'nearly_funded'] as const;
export type ProjectSort = (typeof PROJECT_SORTS)[number];

/** The column that each order sorts by; null for the projects to which it does not apply. */
const ORDER = { latest_delivery: sql`latest_delivery`, nearly_funded: sql`funded_share` };

/** The number of projects of one category and currency, and the sum of their targets. */
export interface CategorySummary {
  category: string;
  currency: Currency;
  count: number;
  targetMinor: bigint;
}

/** Projects that are not deleted. */
export const existingProjects = (db: Kysely<Database>) =>
  db.selectFrom('project').where('deleted_at', 'is', null);

function matchingProjects(db: Kysely<Database>, { search, category, status, withDrafts }: ProjectFilter) {
  let list = existingProjects(db).where(matchesSearch(search));
  if (status) list = list.where('status', '=', status);
  if (!withDrafts) list = list.where('status', 'in', PUBLIC_STATUSES);
  if (category) list = list.where('category', 'in', categorySpellings(category));
  return list;
}

/** Counts and target sums per category and currency, ignoring the category filter; USD first. */
async function summarise(db: Kysely<Database>, filter: ProjectFilter): Promise<CategorySummary[]> {
  const rows = await matchingProjects(db, { ...filter, category: undefined })
    .select(['category', 'currency'])
    .select(sql<number>`count(*)`.as('count'))
    // As text, so that it is never rounded.
    .select(sql<string>`sum(target_amount_minor)::text`.as('target'))
    .groupBy(['category', 'currency'])
    .execute();
  return mergeSpellings(rows).toSorted(
    (a, b) => a.category.localeCompare(b.category) || b.currency.localeCompare(a.currency),
  );
}

/** Merges the spellings of a category. */
function mergeSpellings(
  rows: readonly { category: string; currency: Currency; count: number; target: string }[],
): CategorySummary[] {
  const merged = new Map<string, CategorySummary>();
  for (const { category, currency, count, target } of rows) {
    const canonical = canonicalCategory(category);
    const key = `${canonical} ${currency}`;
    const earlier = merged.get(key);
    merged.set(key, {
      category: canonical,
      currency,
      count: (earlier?.count ?? 0) + count,
      targetMinor: (earlier?.targetMinor ?? 0n) + BigInt(target),
    });
  }
  return [...merged.values()];
}

/** The day of each project's latest delivery, computed once for a list instead of once for each of its rows. */
const latestDeliveries = (db: Kysely<Database>) =>
  db
    .selectFrom('proof_photo')
    .select(['project_id', sql`max(deliver_date)`.as('latest_delivery')])
    .groupBy('project_id')
    .as('delivery');

const SORTED = sql`sort_key desc nulls last`;

/** One page of projects, newest first unless sorted, and a summary per category of all matches. */
export async function listProjects(
  db: Kysely<Database>,
  filter: ProjectFilter,
  page: Page,
  sort?: ProjectSort,
): Promise<{ rows: ProjectRow[]; total: number; summary: CategorySummary[] }> {
  const summary = await summarise(db, filter);
  const category = filter.category && canonicalCategory(filter.category);
  const total = summary
    .filter((one) => !category || one.category === category)
    .reduce((sum, { count }) => sum + count, 0);
  const order = sort ? ORDER[sort] : sql`null`;
  const matches = matchingProjects(db, filter)
    .$if(sort === 'latest_delivery', (query) =>
      query.leftJoin(latestDeliveries(db), 'delivery.project_id', 'project.id'),
    )
    .select(['project.id as page_id', order.as('sort_key')]);
  // Only the rows of the page are read whole: sorting whole rows by their latest delivery took three times as long.
  const rows = await db
    .selectFrom(onePageOf(matches, page, SORTED).as('page'))
    .innerJoin('project', 'project.id', 'page.page_id')
    .selectAll('project')
    .orderBy(SORTED)
    .orderBy(NEWEST_FIRST)
    .execute();
  return { rows, total, summary };
}

/** A project, or undefined; drafts only where they may be seen. */
export function projectById(
  db: Kysely<Database>,
  id: number,
  { withDrafts }: Pick<ProjectFilter, 'withDrafts'>,
): Promise<ProjectRow | undefined> {
  return existingProjects(db)
    .selectAll()
    .where('id', '=', id)
    .$if(!withDrafts, (query) => query.where('status', '<>', 'DRAFT'))
    .executeTakeFirst();
}

/** Proofs of delivery, in the order added. */
export function proofsOf(db: Kysely<Database>, projectId: number): Promise<ProofRow[]> {
  return db.selectFrom('proof_photo').selectAll().where('project_id', '=', projectId).orderBy('id').execute();
}

/** The latest proof of delivery of each project that has one. */
export async function latestProofs(
  db: Kysely<Database>,
  projectIds: readonly number[],
): Promise<Map<number, ProofRow>> {
  if (projectIds.length === 0) return new Map();
  const proofs = await db
    .selectFrom('proof_photo')
    .selectAll()
    .distinctOn('project_id')
    .where('project_id', 'in', projectIds)
    .orderBy(sql`project_id, deliver_date desc nulls last, id`)
    .execute();
  return new Map(proofs.map((proof) => [proof.project_id, proof]));
}

/** Paths of further pictures, in order, by project. */
export async function mediaOf(
  db: Kysely<Database>,
  projectIds: readonly number[],
): Promise<Map<number, string[]>> {
  const files = new Map<number, string[]>();
  if (projectIds.length === 0) return files;
  const rows = await db
    .selectFrom('project_media')
    .select(['project_id', 'file'])
    .where('project_id', 'in', projectIds)
    .orderBy('project_id')
    .orderBy('position')
    .orderBy('id')
    .execute();
  for (const { project_id: id, file } of rows) files.set(id, [...(files.get(id) ?? []), file]);
  return files;
}

/** The number of projects per status. */
export async function countByStatus(db: Kysely<Database>): Promise<Map<ProjectStatus, number>> {
  const rows = await existingProjects(db)
    .select(['status', sql<number>`count(*)`.as('count')])
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

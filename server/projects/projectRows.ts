import { expressionBuilder, sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import type { Currency, Database, ProjectStatus, ProjectTable, ProofPhotoTable } from '../database/tables.ts';
import { pageRows } from '../lists/pageRows.ts';
import type { Page } from '../lists/paging.ts';
import { containsPattern } from '../lists/search.ts';
import { tallied } from '../lists/tallies.ts';
import { canonicalCategory, categorySpellings } from './categories.ts';

export type ProjectRow = Selectable<ProjectTable>;
export type ProofRow = Selectable<ProofPhotoTable>;

/** Which projects are meant. What is absent does not narrow. */
export interface ProjectFilter {
  search?: string | undefined;
  category?: string | undefined;
  status?: ProjectStatus | undefined;
  /** Drafts are for administrators alone. */
  withDrafts: boolean;
}

/** What the projects of one category and currency come to. */
export interface CategorySummary {
  category: string;
  currency: Currency;
  count: number;
  targetMinor: bigint;
}

/** What can be chosen from a list, said of a project as of a tally of projects. */
function ofChosenKind({ category, status, withDrafts }: ProjectFilter) {
  const where = expressionBuilder<Database, 'project_tally'>();
  return where.and([
    ...(withDrafts ? [] : [where('status', '<>', 'DRAFT')]),
    ...(status ? [where('status', '=', status)] : []),
    ...(category ? [where('category', 'in', [...categorySpellings(category)])] : []),
  ]);
}

function matching(filter: ProjectFilter) {
  return (where: ExpressionBuilder<Database, 'project'>) => {
    if (!filter.search) return ofChosenKind(filter);
    const pattern = containsPattern(filter.search);
    const anywhere = where.or([
      where('title', 'ilike', pattern),
      where('summary', 'ilike', pattern),
      where('location', 'ilike', pattern),
    ]);
    return where.and([ofChosenKind(filter), anywhere]);
  };
}

/** One page of projects of which there are `total`, newest first. */
export function projectPage(
  db: Kysely<Database>,
  filter: ProjectFilter,
  page: Page,
  total: number,
): Promise<ProjectRow[]> {
  return pageRows(db.selectFrom('project').selectAll().where(matching(filter)), page, total);
}

/** How many match. Only a search has to look at the projects themselves. */
export async function countProjects(db: Kysely<Database>, filter: ProjectFilter): Promise<number> {
  const counting = filter.search
    ? db
        .selectFrom('project')
        .select((select) => select.fn.countAll<number>().as('total'))
        .where(matching(filter))
    : db.selectFrom('project_tally').select(tallied.as('total')).where(ofChosenKind(filter));
  return (await counting.executeTakeFirstOrThrow()).total;
}

// A sum of bigint is NUMERIC: it comes as text and is never rounded.
const targetSum = sql<string>`sum(target_amount_minor)`.as('target');

/** Counts and targets by spelling of the category. */
function summariesBySpelling(db: Kysely<Database>, filter: ProjectFilter) {
  if (!filter.search)
    return db
      .selectFrom('project_tally')
      .select(['category', 'currency', tallied.as('count'), targetSum])
      .where(ofChosenKind(filter))
      .groupBy(['category', 'currency'])
      .orderBy('category')
      .orderBy('currency', 'desc')
      .having(tallied, '>', 0)
      .execute();
  return db
    .selectFrom('project')
    .select((select) => ['category', 'currency', select.fn.countAll<number>().as('count'), targetSum])
    .where(matching(filter))
    .groupBy(['category', 'currency'])
    .orderBy('category')
    .orderBy('currency', 'desc')
    .execute();
}

/** Counts and targets for each category and currency; spellings of one category are taken together. */
export async function summariseProjects(
  db: Kysely<Database>,
  filter: ProjectFilter,
): Promise<CategorySummary[]> {
  const rows = await summariesBySpelling(db, filter);
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

/** A project, or undefined; a draft only where drafts may be seen. */
export function projectById(
  db: Kysely<Database>,
  id: number,
  { withDrafts }: Pick<ProjectFilter, 'withDrafts'>,
): Promise<ProjectRow | undefined> {
  return db
    .selectFrom('project')
    .selectAll()
    .where('id', '=', id)
    .$if(!withDrafts, (query) => query.where('status', '<>', 'DRAFT'))
    .executeTakeFirst();
}

/** Proofs of delivery, in the order in which they were added. */
export function proofsOf(db: Kysely<Database>, projectId: number): Promise<ProofRow[]> {
  return db.selectFrom('proof_photo').selectAll().where('project_id', '=', projectId).orderBy('id').execute();
}

/** Paths of further pictures, in their order, by project. */
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

/** How many projects there are of each status. */
export async function countByStatus(db: Kysely<Database>): Promise<Map<ProjectStatus, number>> {
  const rows = await db
    .selectFrom('project_tally')
    .select(['status', tallied.as('count')])
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

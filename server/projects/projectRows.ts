import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import type { Currency, Database, ProjectStatus, ProjectTable, ProofPhotoTable } from '../database/tables.ts';
import { pageOffset, type Page } from '../lists/paging.ts';
import { containsPattern } from '../lists/search.ts';
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

function matching({ search, category, status, withDrafts }: ProjectFilter) {
  return (where: ExpressionBuilder<Database, 'project'>) => {
    const all = [
      ...(withDrafts ? [] : [where('status', '<>', 'DRAFT')]),
      ...(status ? [where('status', '=', status)] : []),
      ...(category ? [where('category', 'in', [...categorySpellings(category)])] : []),
    ];
    if (!search) return where.and(all);
    const pattern = containsPattern(search);
    const anywhere = where.or([
      where('title', 'ilike', pattern),
      where('summary', 'ilike', pattern),
      where('location', 'ilike', pattern),
    ]);
    return where.and([...all, anywhere]);
  };
}

/** One page of projects, newest first; the id decides between those of the same moment. */
export function projectPage(db: Kysely<Database>, filter: ProjectFilter, page: Page): Promise<ProjectRow[]> {
  return db
    .selectFrom('project')
    .selectAll()
    .where(matching(filter))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(page.pageSize)
    .offset(pageOffset(page))
    .execute();
}

export async function countProjects(db: Kysely<Database>, filter: ProjectFilter): Promise<number> {
  const { total } = await db
    .selectFrom('project')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where(matching(filter))
    .executeTakeFirstOrThrow();
  return total;
}

/** Counts and targets for each category and currency; spellings of one category are taken together. */
export async function summariseProjects(
  db: Kysely<Database>,
  filter: ProjectFilter,
): Promise<CategorySummary[]> {
  const rows = await db
    .selectFrom('project')
    .select(['category', 'currency'])
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      // A sum of bigint is NUMERIC: it comes as text and is never rounded.
      select.fn.sum<string>('target_amount_minor').as('target'),
    ])
    .where(matching(filter))
    .groupBy(['category', 'currency'])
    .orderBy('category')
    .orderBy('currency', 'desc')
    .execute();
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
    .selectFrom('project')
    .select('status')
    .select((select) => select.fn.countAll<number>().as('count'))
    .groupBy('status')
    .execute();
  return new Map(rows.map(({ status, count }) => [status, count]));
}

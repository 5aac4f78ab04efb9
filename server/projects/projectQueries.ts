import { sql, type Kysely, type Selectable } from 'kysely';
import type { Currency } from '../database/columns.ts';
import type { ProjectStatus, ProjectTable, ProofPhotoTable } from '../database/projectTables.ts';
import type { Database } from '../database/tables.ts';
import { isOfKind } from '../lists/choices.ts';
import { countingSearched, countingTallies } from '../lists/counting.ts';
import { readListPage } from '../lists/readListPage.ts';
import type { Page } from '../lists/paging.ts';
import { contains, searchText } from '../lists/search.ts';
import type { ChosenKinds } from '../lists/searchedRows.ts';
import { countSearched } from '../lists/searchedLists.ts';
import { tallied } from '../lists/tallies.ts';
import { canonicalCategory, categorySpellings } from './categories.ts';

const PUBLIC_STATUSES: readonly ProjectStatus[] = ['ACTIVE', 'COMPLETED'];

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

/** Which statuses are meant; undefined where all are. */
function chosenStatuses({ status, withDrafts }: ProjectFilter): readonly ProjectStatus[] | undefined {
  if (withDrafts) return status && [status];
  return PUBLIC_STATUSES.filter((one) => !status || one === status);
}

/** What can be chosen from a list, said of a project as of a tally of projects. */
function chosenKind(filter: ProjectFilter): ChosenKinds {
  const statuses = chosenStatuses(filter);
  return {
    ...(statuses && { status: statuses }),
    ...(filter.category && { category: categorySpellings(filter.category) }),
  };
}

async function matchingProjects(db: Kysely<Database>, filter: ProjectFilter) {
  const choice = chosenKind(filter);
  const ofKind = isOfKind(choice);
  const search = searchText(filter.search);
  const rows = db.selectFrom('project').selectAll();
  if (!search)
    return {
      rows,
      ids: db.selectFrom('project').select('id').where(ofKind),
      ...countingTallies(
        db.selectFrom('project_tally').where(ofKind),
        db.selectFrom('project_week').where(ofKind),
      ),
    };
  const found = db
    .selectFrom('project_search')
    .where(ofKind)
    .where(await contains(db, 'project_search', search));
  const counting = countingSearched(db, 'project_search', { text: search, choice });
  return { rows, ids: found.select('id'), ...counting };
}

/** What the projects of one spelling of a category and one currency come to. The sum is an exact decimal string. */
interface SpellingSummary {
  category: string;
  currency: Currency;
  count: number;
  target: string;
}

/** Of every category, whatever the filter says of it. */
async function summariesBySpelling(
  db: Kysely<Database>,
  filter: ProjectFilter,
): Promise<readonly SpellingSummary[]> {
  const choice = chosenKind({ ...filter, category: undefined });
  const search = searchText(filter.search);
  if (!search)
    return (
      db
        .selectFrom('project_tally')
        // As text it is never rounded.
        .select([
          'category',
          'currency',
          tallied.as('count'),
          sql<string>`sum(target_amount_minor)::text`.as('target'),
        ])
        .where(isOfKind(choice))
        .groupBy(['category', 'currency'])
        .having(tallied, '>', 0)
        .execute()
    );
  const counts = await countSearched(db, 'project_search', {
    text: search,
    choice,
    by: ['category', 'currency'],
  });
  return counts.map(({ kind, count, target }) => ({
    category: String(kind['category']),
    currency: kind['currency'] as Currency,
    count,
    target: String(target),
  }));
}

const summaryOfOne = ({ category, currency, target_amount_minor: target }: ProjectRow): SpellingSummary => ({
  category,
  currency,
  count: 1,
  target: String(target),
});

/** By category and with USD first. */
const inOrder = (a: CategorySummary, b: CategorySummary) =>
  a.category.localeCompare(b.category) || b.currency.localeCompare(a.currency);

/** Counts and targets for each category and currency; spellings of one category are taken together. */
function mergeSpellings(rows: readonly SpellingSummary[]): CategorySummary[] {
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
  return [...merged.values()].toSorted(inOrder);
}

/** How many projects there are of a category, or of all. */
function totalOf(summaries: readonly SpellingSummary[], category: string | undefined): number {
  const isChosen = (summary: SpellingSummary) =>
    !category || canonicalCategory(summary.category) === canonicalCategory(category);
  return summaries.filter(isChosen).reduce((total, { count }) => total + count, 0);
}

/** One page of projects, newest first, and what all that match come to, of every category. */
export async function listProjects(
  db: Kysely<Database>,
  filter: ProjectFilter,
  page: Page,
): Promise<{ rows: ProjectRow[]; total: number; summary: CategorySummary[] }> {
  let summarising: Promise<readonly SpellingSummary[]> | undefined;
  // Summing up looks at all that a search finds, so it is done once, for the total as well, and only where it must be.
  const summarise = () => (summarising ??= summariesBySpelling(db, filter));
  const total = async () => totalOf(await summarise(), filter.category);
  const listed = await readListPage({ ...(await matchingProjects(db, filter)), total }, page);
  const isWhole = !filter.category && listed.rows.length === listed.total;
  const summaries = isWhole ? listed.rows.map(summaryOfOne) : await summarise();
  return { ...listed, summary: mergeSpellings(summaries) };
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

import { sql, type Kysely, type Selectable } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database } from '../database/tables.ts';
import type { VolunteerTable } from '../database/volunteerTables.ts';
import { choiceOf, isOfKind, readChoice } from '../lists/choices.ts';
import { countingSearched, countingTallies } from '../lists/counting.ts';
import { readListPage } from '../lists/readListPage.ts';
import { pageFacts, type Page } from '../lists/paging.ts';
import { contains, searchText } from '../lists/search.ts';
import type { CvLinks } from './cvLinks.ts';

export type VolunteerList = components['schemas']['VolunteerList'];

/** Filters as they come in the query; absent ones do not narrow. */
export interface VolunteerFilters {
  search?: string;
  country?: string;
  role?: string;
  availability?: string;
}

const ROLES: readonly VolunteerTable['role'][] = ['computer-tech', 'lab-tech', 'medical-tech', 'others'];
const AVAILABILITIES: readonly VolunteerTable['availability'][] = ['full-time', 'part-time'];

const isCountry = (country: string) => sql<boolean>`lower(country) = lower(${country})`;

/** In lower case as the database has it, which knows other letters than we do. */
async function inLowerCase(db: Kysely<Database>, text: string): Promise<string[]> {
  const { rows } = await sql<{ text: string }>`select lower(${text}) as text`.execute(db);
  return rows.map((row) => row.text);
}

/**
 * The applications that match, for a page as for an export.
 *
 * @throws HttpError 422 for a filter value that does not exist
 */
export async function matchingVolunteers(db: Kysely<Database>, filters: VolunteerFilters) {
  const choice = choiceOf({
    role: readChoice('role', filters.role, ROLES),
    availability: readChoice('availability', filters.availability, AVAILABILITIES),
  });
  const country = filters.country?.trim();
  // What can be chosen, said of an application as of a tally of applications.
  const ofKind = sql<boolean>`${isOfKind(choice)} and ${country ? isCountry(country) : sql`true`}`;
  const search = searchText(filters.search);
  const rows = db.selectFrom('volunteer').selectAll();
  if (!search)
    return {
      rows,
      ids: db.selectFrom('volunteer').select('id').where(ofKind),
      ...countingTallies(
        db.selectFrom('volunteer_tally').where(ofKind),
        db.selectFrom('volunteer_week').where(ofKind),
      ),
    };
  const found = db
    .selectFrom('volunteer_search')
    .where(ofKind)
    .where(await contains(db, 'volunteer_search', search));
  const ofCountry = country ? { country: await inLowerCase(db, country) } : {};
  const counting = countingSearched(db, 'volunteer_search', {
    text: search,
    choice: { ...choice, ...ofCountry },
  });
  return { rows, ids: found.select('id'), ...counting };
}

/** An application as an administrator sees it. */
function toRow(volunteer: Selectable<VolunteerTable>, links: CvLinks): VolunteerList['data'][number] {
  const { cv_file: file, cv_media_type: _type, created_at: createdAt, ...rest } = volunteer;
  const { idempotency_key: _key, idempotency_hash: _hash, ...fields } = rest;
  const cv = file === null ? null : links.linkTo(volunteer.id);
  return { ...fields, cv, created_at: createdAt.toISOString() };
}

/**
 * One page of applications, newest first; the id decides between those of the same moment.
 *
 * @throws HttpError 422 for a filter value that does not exist
 */
export async function listVolunteers(
  { db, links }: { db: Kysely<Database>; links: CvLinks },
  filters: VolunteerFilters,
  page: Page,
): Promise<VolunteerList> {
  const { rows, total } = await readListPage(await matchingVolunteers(db, filters), page);
  return { data: rows.map((row) => toRow(row, links)), ...pageFacts(total, page) };
}

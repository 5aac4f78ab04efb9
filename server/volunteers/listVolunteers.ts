import { expressionBuilder, sql, type Kysely, type Selectable } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database } from '../database/tables.ts';
import type { VolunteerTable } from '../database/volunteerTables.ts';
import { readChoice } from '../lists/choices.ts';
import { countingRows, countingTallies } from '../lists/counting.ts';
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

/** What can be chosen from a list, said of an application as of a tally of applications. */
function ofChosenKind({ country, role, availability }: VolunteerFilters) {
  const chosenRole = readChoice('role', role, ROLES);
  const chosenAvailability = readChoice('availability', availability, AVAILABILITIES);
  const chosenCountry = country?.trim();
  const where = expressionBuilder<Database, 'volunteer_tally'>();
  return where.and([
    ...(chosenRole ? [where('role', '=', chosenRole)] : []),
    ...(chosenAvailability ? [where('availability', '=', chosenAvailability)] : []),
    ...(chosenCountry ? [sql<boolean>`lower(country) = lower(${chosenCountry})`] : []),
  ]);
}

/**
 * The applications that match, for a page as for an export.
 *
 * @throws HttpError 422 for a filter value that does not exist
 */
export async function matchingVolunteers(db: Kysely<Database>, filters: VolunteerFilters) {
  const ofKind = ofChosenKind(filters);
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
  return { rows, ids: found.select('id'), ...countingRows(db, 'volunteer_search', found) };
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

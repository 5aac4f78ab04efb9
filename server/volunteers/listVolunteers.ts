import { sql, type Kysely, type Selectable } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database } from '../database/tables.ts';
import type { VolunteerTable } from '../database/volunteerTables.ts';
import { readChoice } from '../lists/choices.ts';
import { readListPage } from '../lists/readListPage.ts';
import { pageFacts, type Page } from '../lists/paging.ts';
import { matchesSearch } from '../lists/search.ts';
import type { CvLinks } from './cvLinks.ts';

export type VolunteerList = components['schemas']['VolunteerList'];

/** Query filters; absent ones match everything. */
export interface VolunteerFilters {
  search?: string;
  country?: string;
  role?: string;
  availability?: string;
}

const ROLES: readonly VolunteerTable['role'][] = ['computer-tech', 'lab-tech', 'medical-tech', 'others'];
const AVAILABILITIES: readonly VolunteerTable['availability'][] = ['full-time', 'part-time'];

/**
 * The matching applications, for pages and exports.
 *
 * @throws HttpError 422 for an unknown filter value
 */
export function matchingVolunteers(db: Kysely<Database>, filters: VolunteerFilters) {
  const role = readChoice('role', filters.role, ROLES);
  const availability = readChoice('availability', filters.availability, AVAILABILITIES);
  const country = filters.country?.trim();
  let list = db.selectFrom('volunteer').selectAll().where(matchesSearch(filters.search));
  if (role) list = list.where('role', '=', role);
  if (availability) list = list.where('availability', '=', availability);
  if (country) list = list.where(sql<boolean>`lower(country) = lower(${country})`);
  return list;
}

/** An application as an administrator sees it. */
function toRow(volunteer: Selectable<VolunteerTable>, links: CvLinks): VolunteerList['data'][number] {
  return {
    id: volunteer.id,
    first_name: volunteer.first_name,
    last_name: volunteer.last_name,
    email: volunteer.email,
    phone_number: volunteer.phone_number,
    age: volunteer.age,
    country: volunteer.country,
    role: volunteer.role,
    availability: volunteer.availability,
    hours: volunteer.hours,
    days: volunteer.days,
    cv: volunteer.cv_file === null ? null : links.linkTo(volunteer.id),
    created_at: volunteer.created_at.toISOString(),
  };
}

/**
 * One page of applications, newest first.
 *
 * @throws HttpError 422 for an unknown filter value
 */
export async function listVolunteers(
  { db, links }: { db: Kysely<Database>; links: CvLinks },
  filters: VolunteerFilters,
  page: Page,
): Promise<VolunteerList> {
  const { rows, total } = await readListPage(matchingVolunteers(db, filters), page);
  return { data: rows.map((row) => toRow(row, links)), ...pageFacts(total, page) };
}

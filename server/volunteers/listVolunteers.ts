import { sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database, VolunteerTable } from '../database/tables.ts';
import { readChoice } from '../lists/choices.ts';
import { pageRows } from '../lists/pageRows.ts';
import { pageFacts, type Page } from '../lists/paging.ts';
import { containsPattern } from '../lists/search.ts';
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

/** As the index has it. */
const fullName = sql<string>`(first_name || ' ' || last_name)`;

/**
 * The condition that a row must meet, of a page as of an export.
 *
 * @throws HttpError 422 for a filter value that does not exist
 */
export function matchingVolunteers({ search, country, role, availability }: VolunteerFilters) {
  const chosenRole = readChoice('role', role, ROLES);
  const chosenAvailability = readChoice('availability', availability, AVAILABILITIES);
  const chosenCountry = country?.trim();
  return (where: ExpressionBuilder<Database, 'volunteer'>) => {
    const all = [
      ...(chosenRole ? [where('role', '=', chosenRole)] : []),
      ...(chosenAvailability ? [where('availability', '=', chosenAvailability)] : []),
      ...(chosenCountry ? [sql<boolean>`lower(country) = lower(${chosenCountry})`] : []),
    ];
    if (!search) return where.and(all);
    const pattern = containsPattern(search);
    const anywhere = where.or([
      where(fullName, 'ilike', pattern),
      where('email', 'ilike', pattern),
      where('phone_number', 'ilike', pattern),
    ]);
    return where.and([...all, anywhere]);
  };
}

/** An application as an administrator sees it. */
function toRow(volunteer: Selectable<VolunteerTable>, links: CvLinks): VolunteerList['data'][number] {
  const { cv_file: file, cv_media_type: _type, created_at: createdAt, ...fields } = volunteer;
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
  const matching = matchingVolunteers(filters);
  const { total } = await db
    .selectFrom('volunteer')
    .select((select) => select.fn.countAll<number>().as('total'))
    .where(matching)
    .executeTakeFirstOrThrow();
  const rows = await pageRows(db.selectFrom('volunteer').selectAll().where(matching), page, total);
  return { data: rows.map((row) => toRow(row, links)), ...pageFacts(total, page) };
}

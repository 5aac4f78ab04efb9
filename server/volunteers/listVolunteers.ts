import { expressionBuilder, sql, type ExpressionBuilder, type Kysely, type Selectable } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database, VolunteerTable } from '../database/tables.ts';
import { readChoice } from '../lists/choices.ts';
import { pageRows } from '../lists/pageRows.ts';
import { pageFacts, type Page } from '../lists/paging.ts';
import { containsPattern } from '../lists/search.ts';
import { tallied } from '../lists/tallies.ts';
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
 * The condition that a row must meet, of a page as of an export.
 *
 * @throws HttpError 422 for a filter value that does not exist
 */
export function matchingVolunteers(filters: VolunteerFilters) {
  const ofKind = ofChosenKind(filters);
  return (where: ExpressionBuilder<Database, 'volunteer'>) => {
    if (!filters.search) return ofKind;
    const pattern = containsPattern(filters.search);
    const anywhere = where.or([
      where(fullName, 'ilike', pattern),
      where('email', 'ilike', pattern),
      where('phone_number', 'ilike', pattern),
    ]);
    return where.and([ofKind, anywhere]);
  };
}

/** How many match. Only a search has to look at the applications themselves. */
async function countVolunteers(db: Kysely<Database>, filters: VolunteerFilters): Promise<number> {
  const counting = filters.search
    ? db
        .selectFrom('volunteer')
        .select((select) => select.fn.countAll<number>().as('total'))
        .where(matchingVolunteers(filters))
    : db.selectFrom('volunteer_tally').select(tallied.as('total')).where(ofChosenKind(filters));
  return (await counting.executeTakeFirstOrThrow()).total;
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
  const total = await countVolunteers(db, filters);
  const matching = db.selectFrom('volunteer').selectAll().where(matchingVolunteers(filters));
  const rows = await pageRows(matching, page, total);
  return { data: rows.map((row) => toRow(row, links)), ...pageFacts(total, page) };
}

import type { Kysely, Selectable } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { VolunteerTable } from '../database/volunteerTables.ts';
import { allRows } from '../exports/batches.ts';
import { csvFile } from '../exports/csvFile.ts';
import { matchingVolunteers, type VolunteerFilters } from './listVolunteers.ts';

const COLUMNS = [
  'id',
  'first_name',
  'last_name',
  'phone_number',
  'email',
  'age',
  'country',
  'role',
  'availability',
  'hours',
  'days',
  'has_cv',
  'created_at',
] as const;

/** Without the link to the CV, which would expire before the file is opened. */
function toExportRow({ cv_file: file, created_at: createdAt, ...fields }: Selectable<VolunteerTable>) {
  return { ...fields, has_cv: file !== null, created_at: createdAt.toISOString() };
}

/**
 * All matching applications, newest first, as a CSV file.
 *
 * @throws HttpError 422 for an unknown filter value
 */
export async function exportVolunteers(db: Kysely<Database>, filters: VolunteerFilters) {
  return csvFile('volunteers_all.csv', COLUMNS, allRows(matchingVolunteers(db, filters)), toExportRow);
}

import type { Schemas } from '@/api/types';
import { fieldsOf } from '@/features/admin/lists/columns';

type Volunteer = Schemas['Volunteer'];

/** A volunteer in an exported file, without the CV link, which would have expired by the time it is opened. */
type FileRow = Omit<Volunteer, 'cv'> & { has_cv: boolean };

/** The columns of the exported files, in the order of the contract. */
export const volunteerFields = fieldsOf<FileRow>()([
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
]);

/** Converts a volunteer to a row of an exported file. */
export function toFileRow({ cv, ...volunteer }: Volunteer): FileRow {
  return { ...volunteer, has_cv: Boolean(cv?.trim()) };
}

import type { Schemas } from '@/api/types';
import type { Column } from '@/features/admin/lists/columns';
import { DateTime } from '@/features/admin/lists/DateTime';
import { labelOf } from '@/features/admin/lists/labelOf';
import { RowAction } from '@/features/admin/lists/RowAction';
import { UserText } from '@/features/admin/lists/UserText';
import { AVAILABILITY_LABELS, ROLE_LABELS } from '@/lib/volunteers';
import { copy } from './copy';

type Volunteer = Schemas['Volunteer'];

const isKnown = (count: number | null | undefined): count is number => typeof count === 'number';

/** A volunteer's full name. */
export function fullNameOf({ first_name: first, last_name: last }: Volunteer): string {
  return [first, last].filter(Boolean).join(' ');
}

/** The columns on the screen, in order. */
export const volunteerColumns = (onOpenCv: (volunteer: Volunteer) => void): readonly Column<Volunteer>[] => [
  {
    header: copy.columns.name,
    isRowHeader: true,
    cell: (row) => <UserText>{fullNameOf(row)}</UserText>,
  },
  {
    header: copy.columns.contact,
    className: 'min-w-40',
    cell: ({ email, phone_number: phone }) => (
      <>
        <UserText className="block">{email}</UserText>
        <UserText className="figures block text-muted">{phone}</UserText>
      </>
    ),
  },
  { header: copy.columns.age, align: 'end', cell: ({ age }) => age },
  {
    header: copy.columns.country,
    className: 'min-w-24',
    cell: ({ country }) => <UserText>{country}</UserText>,
  },
  { header: copy.columns.role, cell: ({ role }) => labelOf(ROLE_LABELS, role) },
  {
    header: copy.columns.availability,
    cell: ({ availability, hours, days }) => (
      <>
        {labelOf(AVAILABILITY_LABELS, availability)}
        {isKnown(hours) && <span className="block whitespace-nowrap text-muted">{copy.hours(hours)}</span>}
        {isKnown(days) && <span className="block whitespace-nowrap text-muted">{copy.days(days)}</span>}
      </>
    ),
  },
  {
    header: copy.columns.date,
    cell: ({ created_at: date, id }) => (
      <>
        <DateTime value={date} hasTime />
        <span className="figures block text-muted">{copy.id(id)}</span>
      </>
    ),
  },
  {
    header: copy.columns.cv,
    cell: (row) => (
      <RowAction label={copy.cv.open} name={copy.cv.opens(fullNameOf(row))} onPress={() => onOpenCv(row)} />
    ),
  },
];

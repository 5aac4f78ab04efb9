import { Button } from '@/components/Button/Button';
import type { Schemas } from '@/api/types';
import { columnsOf } from '@/features/admin/lists/columns';
import { labelOf } from '@/features/admin/lists/labelOf';
import { Untrusted } from '@/features/admin/lists/Untrusted';
import { formatInstant } from '@/lib/dates';
import { words } from './words';

type Volunteer = Schemas['Volunteer'];

const isKnown = (count: number | null | undefined): count is number => typeof count === 'number';

/** The name of a volunteer. */
export function fullNameOf({ first_name: first, last_name: last }: Volunteer): string {
  return [first, last].filter(Boolean).join(' ');
}

/** What is shown of a volunteer, in the order of the screen. */
export const volunteerColumns = (onOpenCv: (volunteer: Volunteer) => void) =>
  columnsOf<Volunteer>()([
    {
      header: words.columns.name,
      fields: ['first_name', 'last_name'],
      isRowHeader: true,
      cell: (row) => <Untrusted>{fullNameOf(row)}</Untrusted>,
    },
    {
      header: words.columns.contact,
      fields: ['email', 'phone_number'],
      className: 'min-w-40',
      cell: ({ email, phone_number: phone }) => (
        <>
          <Untrusted className="block">{email}</Untrusted>
          <Untrusted className="figures block text-muted">{phone}</Untrusted>
        </>
      ),
    },
    { header: words.columns.age, fields: ['age'], align: 'end', cell: ({ age }) => age },
    {
      header: words.columns.country,
      fields: ['country'],
      className: 'min-w-24',
      cell: ({ country }) => <Untrusted>{country}</Untrusted>,
    },
    { header: words.columns.role, fields: ['role'], cell: ({ role }) => labelOf(words.roles, role) },
    {
      header: words.columns.availability,
      fields: ['availability', 'hours', 'days'],
      className: 'min-w-28',
      cell: ({ availability, hours, days }) => (
        <>
          {labelOf(words.availabilities, availability)}
          {isKnown(hours) && <span className="block text-muted">{words.hours(hours)}</span>}
          {isKnown(days) && <span className="block text-muted">{words.days(days)}</span>}
        </>
      ),
    },
    {
      header: words.columns.date,
      fields: ['created_at'],
      className: 'min-w-24',
      cell: ({ created_at: date }) => formatInstant(date, { time: true }),
    },
    {
      header: words.columns.cv,
      fields: ['cv'],
      cell: (row) => (
        <Button
          variant="ghost"
          className="-ml-3 px-3 whitespace-nowrap"
          aria-label={words.cv.opens(fullNameOf(row))}
          onClick={() => onOpenCv(row)}
        >
          {words.cv.open}
        </Button>
      ),
    },
    { header: words.columns.id, fields: ['id'], align: 'end', cell: ({ id }) => id },
  ]);

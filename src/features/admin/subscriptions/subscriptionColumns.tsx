import { Badge } from '@/components/Badge/Badge';
import type { Schemas } from '@/api/types';
import { fieldsOf, type Column } from '@/features/admin/lists/columns';
import { DateTime } from '@/features/admin/lists/DateTime';
import { UserText } from '@/features/admin/lists/UserText';
import { copy } from './copy';

type Subscription = Schemas['Subscription'];

/** The columns on the screen, in order. */
export const subscriptionColumns: readonly Column<Subscription>[] = [
  {
    header: copy.columns.email,
    isRowHeader: true,
    cell: ({ email }) => <UserText>{email}</UserText>,
  },
  {
    header: copy.columns.status,
    cell: ({ active }) => (
      <Badge variant={active ? 'success' : 'secondary'}>{active ? copy.active : copy.inactive}</Badge>
    ),
  },
  {
    header: copy.columns.date,
    cell: ({ created_at: date }) => <DateTime value={date} hasTime />,
  },
  { header: copy.columns.id, align: 'end', cell: ({ id }) => id },
];

/** The columns of the exported files, in the order of the contract. */
export const subscriptionFields = fieldsOf<Subscription>()(['id', 'email', 'active', 'created_at']);

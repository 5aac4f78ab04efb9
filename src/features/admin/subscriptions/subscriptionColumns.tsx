import { Badge } from '@/components/Badge/Badge';
import type { Schemas } from '@/api/types';
import { columnsOf, fieldsOf } from '@/features/admin/lists/columns';
import { DateTime } from '@/features/admin/lists/DateTime';
import { UserText } from '@/features/admin/lists/UserText';
import { copy } from './copy';

type Subscription = Schemas['Subscription'];

/** The columns on the screen, in order. */
export const subscriptionColumns = columnsOf<Subscription>()([
  {
    header: copy.columns.email,
    fields: ['email'],
    isRowHeader: true,
    cell: ({ email }) => <UserText>{email}</UserText>,
  },
  {
    header: copy.columns.status,
    fields: ['active'],
    cell: ({ active }) => (
      <Badge variant={active ? 'success' : 'secondary'}>{active ? copy.active : copy.inactive}</Badge>
    ),
  },
  {
    header: copy.columns.date,
    fields: ['created_at'],
    cell: ({ created_at: date }) => <DateTime value={date} hasTime />,
  },
  { header: copy.columns.id, fields: ['id'], align: 'end', cell: ({ id }) => id },
]);

/** The columns of the exported files, in the order of the contract. */
export const subscriptionFields = fieldsOf<Subscription>()(['id', 'email', 'active', 'created_at']);

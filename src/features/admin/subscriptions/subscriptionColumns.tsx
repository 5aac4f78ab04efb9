import { Badge } from '@/components/Badge/Badge';
import type { Schemas } from '@/api/types';
import { columnsOf, fieldsOf } from '@/features/admin/lists/columns';
import { Instant } from '@/features/admin/lists/Instant';
import { Untrusted } from '@/features/admin/lists/Untrusted';
import { words } from './words';

type Subscription = Schemas['Subscription'];

/** What is shown of a subscription, in the order of the screen. */
export const subscriptionColumns = columnsOf<Subscription>()([
  {
    header: words.columns.email,
    fields: ['email'],
    isRowHeader: true,
    cell: ({ email }) => <Untrusted>{email}</Untrusted>,
  },
  {
    header: words.columns.status,
    fields: ['active'],
    cell: ({ active }) => (
      <Badge variant={active ? 'success' : 'secondary'}>{active ? words.active : words.inactive}</Badge>
    ),
  },
  {
    header: words.columns.date,
    fields: ['created_at'],
    cell: ({ created_at: date }) => <Instant value={date} hasTime />,
  },
  { header: words.columns.id, fields: ['id'], align: 'end', cell: ({ id }) => id },
]);

/** The columns of the exported files, in the order of the contract. */
export const subscriptionFields = fieldsOf<Subscription>()(['id', 'email', 'active', 'created_at']);

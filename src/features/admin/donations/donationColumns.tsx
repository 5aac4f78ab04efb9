import { Badge, type BadgeProps } from '@/components/Badge/Badge';
import type { Schemas } from '@/api/types';
import { columnsOf, fieldsOf } from '@/features/admin/lists/columns';
import { Untrusted } from '@/features/admin/lists/Untrusted';
import { labelOf } from '@/features/admin/lists/labelOf';
import { formatInstant } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { ProjectTitle } from './ProjectTitle';
import { words } from './words';

type Donation = Schemas['Donation'];

const BADGES: Readonly<Record<string, BadgeProps['variant']>> = {
  [words.statuses.completed]: 'success',
  [words.statuses.pending]: 'warning',
  [words.statuses.failed]: 'danger',
};

function StatusBadge({ status }: Pick<Donation, 'status'>) {
  const label = labelOf(words.statuses, status);
  return <Badge variant={BADGES[label] ?? 'secondary'}>{label}</Badge>;
}

/** What is shown of a donation, in the order of the screen. */
export const donationColumns = columnsOf<Donation>()([
  {
    header: words.columns.donor,
    fields: ['donor_full_name', 'donor_email'],
    isRowHeader: true,
    cell: ({ donor_full_name: name, donor_email: email }) => (
      <>
        <Untrusted className="block">{name}</Untrusted>
        <Untrusted className="block font-normal text-muted">{email}</Untrusted>
      </>
    ),
  },
  {
    header: words.columns.date,
    fields: ['created_at'],
    className: 'min-w-24',
    cell: ({ created_at: date }) => formatInstant(date),
  },
  {
    header: words.columns.project,
    fields: ['project_title'],
    className: 'min-w-32',
    cell: ({ project_title: title }) => <ProjectTitle title={title} />,
  },
  {
    header: words.columns.amount,
    fields: ['amount', 'currency'],
    align: 'end',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    header: words.columns.projectAmount,
    fields: ['project_currency_amount', 'project_currency'],
    align: 'end',
    cell: ({ project_currency_amount: amount, project_currency: currency }) => formatMoney(amount, currency),
  },
  {
    header: words.columns.frequency,
    fields: ['frequency'],
    cell: ({ frequency }) => labelOf(words.frequencies, frequency),
  },
  {
    header: words.columns.provider,
    fields: ['payment_client'],
    cell: ({ payment_client: client }) => labelOf(words.providers, client),
  },
  {
    header: words.columns.status,
    fields: ['status'],
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    header: words.columns.raisedBefore,
    fields: ['previous_amount_raised'],
    align: 'end',
    cell: ({ previous_amount_raised: amount, project_currency: currency }) => formatMoney(amount, currency),
  },
  {
    header: words.columns.raisedAfter,
    fields: ['current_amount_raised'],
    align: 'end',
    cell: ({ current_amount_raised: amount, project_currency: currency }) => formatMoney(amount, currency),
  },
  {
    header: words.columns.id,
    fields: ['id'],
    align: 'end',
    cell: ({ id }) => id,
  },
]);

/** The columns of the exported files, in the order of the contract. */
export const donationFields = fieldsOf<Donation>()([
  'id',
  'created_at',
  'donor_full_name',
  'donor_email',
  'project_title',
  'currency',
  'amount',
  'project_currency',
  'project_currency_amount',
  'frequency',
  'payment_client',
  'status',
  'previous_amount_raised',
  'current_amount_raised',
]);

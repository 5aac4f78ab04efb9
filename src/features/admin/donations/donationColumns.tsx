import { Badge, type BadgeProps } from '@/components/Badge/Badge';
import type { Schemas } from '@/api/types';
import { columnsOf, fieldsOf } from '@/features/admin/lists/columns';
import { DateTime } from '@/features/admin/lists/DateTime';
import { UserText } from '@/features/admin/lists/UserText';
import { labelOf } from '@/features/admin/lists/labelOf';
import { formatMoney, type Amount } from '@/lib/money';
import { ProjectTitle } from './ProjectTitle';
import { copy } from './copy';

type Donation = Schemas['Donation'];

const BADGES: Readonly<Record<string, BadgeProps['variant']>> = {
  [copy.statuses.completed]: 'success',
  [copy.statuses.pending]: 'warning',
  [copy.statuses.failed]: 'danger',
};

function StatusBadge({ status }: Pick<Donation, 'status'>) {
  const label = labelOf(copy.statuses, status);
  return <Badge variant={BADGES[label] ?? 'secondary'}>{label}</Badge>;
}

interface RaisedProps {
  when: string;
  amount: Amount;
  currency: string | null | undefined;
}

function Raised({ when, amount, currency }: RaisedProps) {
  return (
    <span className="block">
      <span className="text-muted">{when}</span> {formatMoney(amount, currency)}
    </span>
  );
}

/** What is shown of a donation, in the order of the screen. */
export const donationColumns = columnsOf<Donation>()([
  {
    header: copy.columns.donor,
    fields: ['donor_full_name', 'donor_email'],
    isRowHeader: true,
    className: 'min-w-40',
    cell: ({ donor_full_name: name, donor_email: email }) => (
      <>
        <UserText className="block">{name}</UserText>
        <UserText className="block text-14 font-normal text-muted">{email}</UserText>
      </>
    ),
  },
  {
    header: copy.columns.date,
    fields: ['created_at', 'id'],
    cell: ({ created_at: date, id }) => (
      <>
        <DateTime value={date} />
        <span className="figures block text-muted">{copy.id(id)}</span>
      </>
    ),
  },
  {
    header: copy.columns.project,
    fields: ['project_title', 'redirected_from'],
    className: 'min-w-36',
    cell: ({ project_title: title }) => <ProjectTitle title={title} />,
  },
  {
    header: copy.columns.amount,
    fields: ['amount', 'currency'],
    align: 'end',
    cell: ({ amount, currency }) => formatMoney(amount, currency),
  },
  {
    header: copy.columns.projectAmount,
    fields: ['project_currency_amount', 'project_currency'],
    align: 'end',
    cell: ({ project_currency_amount: amount, project_currency: currency }) => formatMoney(amount, currency),
  },
  {
    header: copy.columns.gift,
    fields: ['frequency', 'payment_client', 'monthly_gift_id', 'monthly_gift_status'],
    cell: ({ frequency, payment_client: client }) => (
      <>
        <span className="block whitespace-nowrap">{labelOf(copy.frequencies, frequency)}</span>
        <span className="block text-muted">{labelOf(copy.providers, client)}</span>
      </>
    ),
  },
  {
    header: copy.columns.status,
    fields: ['status', 'refunded_amount'],
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    header: copy.columns.raised,
    fields: ['previous_amount_raised', 'current_amount_raised'],
    align: 'end',
    cell: ({ previous_amount_raised: before, current_amount_raised: after, project_currency: currency }) => (
      <>
        <Raised when={copy.before} amount={before} currency={currency} />
        <Raised when={copy.after} amount={after} currency={currency} />
      </>
    ),
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
  'refunded_amount',
  'redirected_from',
  'monthly_gift_id',
  'monthly_gift_status',
]);

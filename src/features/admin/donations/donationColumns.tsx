import { Badge, type BadgeProps } from '@/components/Badge/Badge';
import { Link } from '@/components/Link/Link';
import type { Schemas } from '@/api/types';
import { fieldsOf, type Column } from '@/features/admin/lists/columns';
import { DateTime } from '@/features/admin/lists/DateTime';
import { UserText } from '@/features/admin/lists/UserText';
import { labelOf } from '@/features/admin/lists/labelOf';
import { paths } from '@/lib/paths';
import { formatMoney, type Amount } from '@/lib/money';
import { ProjectTitle } from './ProjectTitle';
import { copy } from './copy';

type Donation = Schemas['Donation'];

const BADGES: Readonly<Record<string, BadgeProps['variant']>> = {
  [copy.statuses.completed]: 'success',
  [copy.statuses.pending]: 'warning',
  [copy.statuses.failed]: 'danger',
  [copy.statuses.refunded]: 'info',
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

function Redirected({ from }: { from: string }) {
  const { before, after } = copy.redirected;
  return (
    <span>
      {before}
      <UserText>{from}</UserText>
      {after}
    </span>
  );
}

/** Links to all donations of the same monthly gift. */
function Frequency({ frequency, monthly_gift_id: id, donor_full_name: donor }: Donation) {
  const label = labelOf(copy.frequencies, frequency);
  if (!id) return label;
  return (
    <Link
      href={paths.adminMonthlyGift(id)}
      className="-my-2.5 inline-block py-2.5 text-forest underline underline-offset-4"
    >
      {label}
      {donor && <span className="sr-only">{copy.monthlyGift.linkSuffix(donor)}</span>}
    </Link>
  );
}

/** What is shown of a donation, in the order of the screen. */
export const donationColumns: readonly Column<Donation>[] = [
  {
    header: copy.columns.donor,
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
    cell: ({ created_at: date, id, short_reference: reference }) => (
      <>
        <DateTime value={date} />
        <span className="figures block text-muted">{reference ?? copy.id(id)}</span>
      </>
    ),
  },
  {
    header: copy.columns.project,
    className: 'min-w-36',
    cell: ({ project_title: title, redirected_from: closed }) =>
      closed ? <Redirected from={closed} /> : <ProjectTitle title={title} />,
  },
  {
    header: copy.columns.amount,
    align: 'end',
    cell: ({ amount, currency, status, refunded_amount: refunded }) => (
      <>
        <span className="block">{formatMoney(amount, currency)}</span>
        {status !== 'refunded' && Number(refunded) > 0 && (
          <span className="block text-muted">{copy.partlyRefunded(formatMoney(refunded, currency))}</span>
        )}
      </>
    ),
  },
  {
    header: copy.columns.projectAmount,
    align: 'end',
    cell: ({ project_currency_amount: amount, project_currency: currency }) => formatMoney(amount, currency),
  },
  {
    header: copy.columns.gift,
    cell: (row) => (
      <>
        <span className="block whitespace-nowrap">
          <Frequency {...row} />
        </span>
        <span className="block text-muted">{labelOf(copy.providers, row.payment_client)}</span>
        {row.monthly_gift_status && row.monthly_gift_status !== 'active' && (
          <span className="block text-muted">
            {labelOf(copy.monthlyGift.statuses, row.monthly_gift_status)}
          </span>
        )}
      </>
    ),
  },
  {
    header: copy.columns.status,
    cell: ({ status }) => <StatusBadge status={status} />,
  },
  {
    header: copy.columns.raised,
    align: 'end',
    cell: ({ previous_amount_raised: before, current_amount_raised: after, project_currency: currency }) => (
      <>
        <Raised when={copy.before} amount={before} currency={currency} />
        <Raised when={copy.after} amount={after} currency={currency} />
      </>
    ),
  },
];

/** The columns of the exported files, in the order of the contract. */
export const donationFields = fieldsOf<Donation>()([
  'id',
  'short_reference',
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

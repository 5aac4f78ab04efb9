import { useEffect, useId, useRef, type ReactNode } from 'react';
import type { Schemas } from '@/api/types';
import { Alert } from '@/components/Alert/Alert';
import { AlertDialog } from '@/components/AlertDialog/AlertDialog';
import { Badge, type BadgeProps } from '@/components/Badge/Badge';
import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import { RetryAlert } from '@/components/RetryAlert/RetryAlert';
import { Spinner } from '@/components/Spinner/Spinner';
import { labelOf } from '@/features/admin/lists/labelOf';
import { UserText } from '@/features/admin/lists/UserText';
import { formatInstant } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { useFocusHandover } from '@/lib/useFocusHandover';
import { useMonthlyGift } from './useMonthlyGift';
import { copy } from './copy';

type MonthlyGift = Schemas['MonthlyGift'];

export interface MonthlyGiftPanelProps {
  /** As it appears in the address. */
  giftId: string;
  /** Moves the focus to the heading, because the link that opened the panel disappears. */
  takesFocus: boolean;
  /** Shows the whole list again. */
  onShowAll: () => void;
}

const COPY = copy.monthlyGift;
const NOT_FOUND = 404;

const BADGES: Readonly<Partial<Record<string, BadgeProps['variant']>>> = {
  active: 'success',
  past_due: 'danger',
  pending: 'warning',
  ending: 'warning',
};

const isOver = ({ status }: MonthlyGift) => status === 'ended' || status === 'ending';

function rowsOf(gift: MonthlyGift): (readonly [string, ReactNode])[] {
  const { labels } = COPY;
  const donor = (
    <>
      <UserText className="block">{gift.donor_full_name}</UserText>
      <UserText className="block font-normal text-muted">{gift.donor_email}</UserText>
    </>
  );
  const project = gift.project_title ? <UserText>{gift.project_title}</UserText> : copy.general;
  return [
    [labels.donor, donor],
    [labels.amount, COPY.everyMonth(formatMoney(gift.amount, gift.currency))],
    [labels.project, project],
    [labels.provider, labelOf(copy.providers, gift.payment_client)],
    [labels.since, formatInstant(gift.created_at)],
    ...(gift.ended_at ? [[labels.ended, formatInstant(gift.ended_at)] as const] : []),
    [labels.payments, COPY.payments(gift.payments, formatMoney(gift.paid, gift.currency))],
  ];
}

/** What an administrator must know about the gift. */
function Notices({ gift }: { gift: MonthlyGift }) {
  const { ending, past_due: pastDue, closed } = COPY.notices;
  const shown = [
    gift.status === 'ending' && ending,
    gift.status === 'past_due' && pastDue,
    gift.project_closed && !isOver(gift) && closed,
  ].filter((notice) => notice !== false);
  return shown.map(({ title, text }) => (
    <Alert key={title} kind="warning" title={title}>
      {text}
    </Alert>
  ));
}

/** The monthly gift whose donations are listed, and the way to end it. */
export function MonthlyGiftPanel({ giftId, takesFocus, onShowAll }: MonthlyGiftPanelProps) {
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { query, isAsked, isEnding, ask, dismiss, confirm } = useMonthlyGift(Number(giftId));
  const gift = query.data?.data;
  const { error } = query;
  const { leavingRef, handOver } = useFocusHandover(headingRef, gift ? 'gift' : null);
  useEffect(() => {
    if (takesFocus) headingRef.current?.focus();
  }, [takesFocus]);
  const canBeEnded = gift !== undefined && !isOver(gift);
  const askAgain = () => {
    handOver();
    query.retry();
  };
  return (
    <Card>
      <section aria-labelledby={headingId} className="grid gap-4">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h2 ref={headingRef} id={headingId} tabIndex={-1} className="text-22 font-semibold">
            {COPY.heading} {copy.id(Number(giftId))}
          </h2>
          {gift && (
            <Badge variant={BADGES[gift.status] ?? 'secondary'}>{labelOf(COPY.statuses, gift.status)}</Badge>
          )}
        </div>
        {gift && <Notices gift={gift} />}
        {gift && (
          <dl className="grid gap-x-8 gap-y-4 text-14 sm:grid-cols-2 lg:grid-cols-3">
            {rowsOf(gift).map(([label, value]) => (
              <div key={label} className="min-w-0">
                <dt className="text-muted">{label}</dt>
                <dd className="figures font-semibold wrap-anywhere">{value}</dd>
              </div>
            ))}
          </dl>
        )}
        {!gift && !error && <Spinner label={COPY.loading} />}
        {!gift && error && (
          <RetryAlert
            ref={leavingRef}
            title={error.status === NOT_FOUND ? COPY.missing(giftId) : COPY.failed}
            reason={error.message}
            isPending={query.isValidating}
            onRetry={askAgain}
          />
        )}
        <div className="flex flex-wrap gap-3">
          <Button variant="outline" onClick={onShowAll}>
            {COPY.showAll}
          </Button>
          {canBeEnded && (
            <Button variant="ghost" className="text-danger!" onClick={ask}>
              {COPY.end.button}
            </Button>
          )}
        </div>
      </section>
      <AlertDialog
        isOpen={isAsked}
        title={COPY.end.title}
        confirmLabel={COPY.end.button}
        isPending={isEnding}
        pendingLabel={COPY.end.pending}
        onConfirm={() => void confirm()}
        onCancel={dismiss}
        // Once the gift has ended, its button is gone.
        focusAfterwards={() => (canBeEnded ? null : headingRef.current)}
      >
        <p className="text-ink">
          {COPY.end.question.before}
          <bdi>{gift?.donor_full_name}</bdi>
          {COPY.end.question.after}
        </p>
        <p>{COPY.end.consequence}</p>
      </AlertDialog>
    </Card>
  );
}

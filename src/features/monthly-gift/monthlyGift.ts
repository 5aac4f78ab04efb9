import type { Schemas } from '@/api/types';
import type { StatusIconKind } from '@/components/StatusIcon/StatusIcon';
import { formatInstant } from '@/lib/dates';
import { formatMoney } from '@/lib/money';
import { capitalize } from '@/lib/text';
import { copy } from './copy';

export type OwnMonthlyGift = Schemas['OwnMonthlyGift'];

/** The monthly gift in a response; undefined if the response has none that can be read. */
export function readMonthlyGift(data: OwnMonthlyGift | undefined): OwnMonthlyGift | undefined {
  return typeof data?.status === 'string' ? data : undefined;
}

/** The amount with its symbol, such as `$50.00`; undefined when it is missing. */
export function amountOf({ amount, currency }: OwnMonthlyGift): string | undefined {
  return Number(amount) > 0 ? formatMoney(amount, currency) : undefined;
}

const providerOf = ({ payment_client: client }: OwnMonthlyGift) => copy.providers[client];

/** Whether it can still be ended: the donor has not ended it yet. */
export const canBeEnded = ({ status }: OwnMonthlyGift): boolean => status !== 'ending' && status !== 'ended';

const ICONS: Readonly<Partial<Record<string, StatusIconKind>>> = {
  past_due: 'waiting',
  pending: 'waiting',
  ending: 'waiting',
};

/** The icon for a status. */
export const iconOf = ({ status }: OwnMonthlyGift): StatusIconKind => ICONS[status] ?? 'thanks';

/** The page's heading for a status. */
export function headingOf({ status }: OwnMonthlyGift): string {
  return status === 'ending' || status === 'ended' ? copy[status].heading : copy.heading;
}

function thanksFor(gift: OwnMonthlyGift): string[] {
  const amount = amountOf(gift);
  if (amount === undefined) return [];
  const project = gift.project_title?.trim();
  return [project ? copy.active.project(amount, project) : copy.active.general(amount)];
}

/** The sentences for a status. An unknown status gets none: the details name it. */
export function sentencesOf(gift: OwnMonthlyGift): readonly string[] {
  switch (gift.status) {
    case 'active':
      return thanksFor(gift);
    case 'past_due':
      return [copy.pastDue(providerOf(gift))];
    case 'pending':
      return [copy.pending(providerOf(gift))];
    case 'ending':
      return [copy.ending.text(providerOf(gift))];
    case 'ended':
      return [gift.ended_at ? copy.ended.on(gift.ended_at) : copy.ended.text, copy.ended.thanks];
    default:
      return [];
  }
}

const day = (instant: string | null | undefined) => formatInstant(instant, { fallback: '' });

/** The labels and values of the details. What is missing is left out. */
export function detailsOf(gift: OwnMonthlyGift): (readonly [string, string])[] {
  const { labels } = copy;
  const amount = amountOf(gift);
  const rows: [string, string][] = [
    [labels.amount, amount === undefined ? '' : copy.everyMonth(`${amount} ${gift.currency}`)],
    [labels.project, gift.project_title?.trim() || copy.general],
    [labels.provider, providerOf(gift) ?? capitalize(gift.payment_client ?? '')],
    [labels.since, day(gift.created_at)],
    [labels.ended, day(gift.ended_at)],
    [labels.reference, gift.short_reference ?? ''],
    [labels.status, copy.statuses[gift.status] ?? capitalize(gift.status)],
  ];
  return rows.filter(([, value]) => value !== '');
}

import type { Schemas } from '@/api/types';
import { formatInstant } from '@/lib/dates';
import { formatAmount, formatMoney } from '@/lib/money';
import { copy } from './copy';

export type FollowedGift = Schemas['FollowedGift'];
export type FollowedProject = NonNullable<FollowedGift['project']>;
type Photo = FollowedProject['photos'][number];

/** The gift in a response; undefined if the response has none that can be read. */
export function readGift(data: FollowedGift | undefined): FollowedGift | undefined {
  return typeof data?.status === 'string' ? data : undefined;
}

/** The amount with its symbol, such as `$50.00`; undefined when it is missing. */
export function amountOf({ amount, currency }: FollowedGift): string | undefined {
  return Number(amount) > 0 ? formatMoney(amount, currency) : undefined;
}

/** The deliveries, newest first. */
export function deliveriesOf({ photos }: FollowedProject): Photo[] {
  return [...(photos ?? [])].toSorted((a, b) => (b.deliver_date ?? '').localeCompare(a.deliver_date ?? ''));
}

/** What the gift counts as towards the project, with the rate and its date; undefined when it needed no conversion. */
function convertedOf(gift: FollowedGift): string | undefined {
  const {
    project_currency: currency,
    project_currency_amount: amount,
    rate_used: rate,
    completed_at: at,
  } = gift;
  if (!currency || !amount || !rate || !at) return undefined;
  return copy.converted(formatMoney(amount, currency), formatMoney(rate, 'NGN'), at);
}

/** The rows of the details; what is not known is left out. */
export function detailsOf(gift: FollowedGift): [label: string, value: string][] {
  const { labels } = copy;
  const amount = amountOf(gift);
  const given = amount !== undefined && gift.frequency === 'MONTHLY' ? copy.everyMonth(amount) : amount;
  const rows: [string, string | null | undefined][] = [
    [labels.amount, given],
    [labels.counts, convertedOf(gift)],
    [labels.project, gift.project_title],
    [labels.paid, gift.completed_at && formatInstant(gift.completed_at)],
    [labels.reference, gift.short_reference],
  ];
  return rows.flatMap(([label, value]) => (value ? [[label, value]] : []));
}

/** One step of the way; `id` names it. */
export interface Step {
  id: 'paid' | 'general' | 'closed' | 'funded' | 'shipped' | 'delivered' | 'working';
  title: string;
  isDone: boolean;
  /** Sentences below the title. */
  lines: readonly string[];
}

const fundedLine = ({ is_funded: isFunded, title, percentage_funded: percent }: FollowedProject) => {
  if (isFunded) return copy.funded.done(title);
  return typeof percent === 'number' ? copy.funded.notYet(formatAmount(percent)) : copy.funded.noGoal;
};

function shippedStep({ shipped_on: shippedOn }: FollowedProject, hasDeliveries: boolean): Step {
  const { title, on, done, notYet } = copy.shipped;
  const line = shippedOn ? on(shippedOn) : hasDeliveries ? done : notYet;
  return { id: 'shipped', title, isDone: Boolean(shippedOn) || hasDeliveries, lines: [line] };
}

const workingLine = ({ name, working_on: on }: Photo): string[] => {
  if (!on) return [];
  return [name?.trim() ? copy.working.at(name.trim(), on) : copy.working.checked(on)];
};

function projectSteps(project: FollowedProject): Step[] {
  const deliveries = deliveriesOf(project);
  const hasDeliveries = deliveries.length > 0;
  // The photos of one delivery share its recipient and date.
  const working = [...new Set(deliveries.flatMap(workingLine))];
  return [
    {
      id: 'funded',
      title: copy.funded.title,
      isDone: project.is_funded,
      lines: [fundedLine(project)],
    },
    shippedStep(project, hasDeliveries),
    {
      id: 'delivered',
      title: copy.delivered.title,
      isDone: hasDeliveries,
      lines: hasDeliveries ? [] : [copy.delivered.notYet],
    },
    ...(working.length > 0
      ? [{ id: 'working', title: copy.working.title, isDone: true, lines: working } as const]
      : []),
  ];
}

/** What has happened to the gift, and what is still to come. */
export function stepsOf(gift: FollowedGift): Step[] {
  const { completed_at: at, project, project_title: title } = gift;
  const paid: Step = {
    id: 'paid',
    title: copy.paid.title,
    isDone: true,
    lines: at ? [copy.paid.on(at)] : [],
  };
  if (project) return [paid, ...projectSteps(project)];
  if (title)
    return [paid, { id: 'closed', title: copy.closed.title, isDone: true, lines: [copy.closed.text(title)] }];
  return [paid, { id: 'general', title: copy.general.title, isDone: true, lines: [copy.general.text] }];
}

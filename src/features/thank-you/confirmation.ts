import type { ApiError } from '@/api/errors';
import { formatMoney } from '@/lib/money';
import { safeSitePath } from '@/lib/safeUrl';

/** What the response says about the gift. A field that is missing or unreadable is undefined. */
export interface Gift {
  /** With its symbol, such as `$50.00`. */
  amount: string | undefined;
  currency: string | undefined;
  /** `ONCE`, `MONTHLY`, or whatever else the backend sends. */
  frequency: string | undefined;
  project: string | undefined;
  provider: string | undefined;
  reference: string | undefined;
  /** ISO 8601; completed payments only. */
  completedAt: string | undefined;
  /** The token of the page on which a monthly gift can be ended; completed payments only. */
  monthlyGiftToken: string | undefined;
  /** The path of the receipt under the backend; completed payments only. */
  receiptPath: string | undefined;
  /** The path of the page on which the gift can be followed; completed payments only. */
  giftPath: string | undefined;
  /** 14 for the 14th gift to its project or, without one, to the organisation; completed payments only. */
  giftNumber: number | undefined;
  /** Its project, as far as the public may see it. */
  givenTo: GivenTo | undefined;
}

/** A project after a gift. The amounts have their symbols, and are undefined if one of them is unreadable. */
export interface GivenTo {
  id: number;
  title: string;
  funding: { raised: string; goal: string; percent: number } | undefined;
}

const KNOWN_STATUSES = ['completed', 'pending', 'failed', 'refunded'] as const;
export type KnownStatus = (typeof KNOWN_STATUSES)[number];

/** What is known about the payment. A status outside the contract proves nothing. */
export type Confirmation = { status: KnownStatus; gift: Gift } | { status: 'unknown'; reported: string };

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** An unreadable amount is left out, because `formatMoney` would show it as 0.00. */
function readAmount(value: unknown, currency: string | undefined): string | undefined {
  if (currency === undefined || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  return /^\d+(\.\d+)?$/.test(String(value).trim()) ? formatMoney(value, currency) : undefined;
}

const readCount = (value: unknown) =>
  typeof value === 'number' && Number.isSafeInteger(value) && value > 0 ? value : undefined;

function readFunding(project: Fields): GivenTo['funding'] {
  const currency = readText(project.currency)?.toUpperCase();
  const raised = readAmount(project.amount_raised, currency);
  const goal = readAmount(project.target_amount, currency);
  const percent = (Number(project.amount_raised) / Number(project.target_amount)) * 100;
  if (raised === undefined || goal === undefined || !Number.isFinite(percent)) return undefined;
  return { raised, goal, percent };
}

function readProject(project: Fields): GivenTo | undefined {
  const id = readCount(project.id);
  const title = readText(project.title);
  if (id === undefined || title === undefined) return undefined;
  return { id, title, funding: readFunding(project) };
}

function readCompletion(data: Fields) {
  return {
    completedAt: readText(data.completed_at),
    receiptPath: safeSitePath(data.receipt_url),
    giftPath: safeSitePath(data.gift_url),
    giftNumber: readCount(data.gift_number),
  };
}

function readGift(data: Fields, status: KnownStatus): Gift {
  const currency = readText(data.currency)?.toUpperCase();
  return {
    amount: readAmount(data.amount, currency),
    currency,
    frequency: readText(data.frequency)?.toUpperCase(),
    project: readText(data.project_title),
    provider: readText(data.payment_client)?.toUpperCase(),
    reference: readText(data.short_reference) ?? readText(data.reference),
    givenTo: isFields(data.project) ? readProject(data.project) : undefined,
    monthlyGiftToken: readText(data.monthly_gift_token),
    ...readCompletion(status === 'completed' ? data : {}),
  };
}

/** A 200 that reports a failure in some other way, as Paystack and some frameworks do. */
const reportsFailure = ({ success, status, error }: Fields) =>
  success === false || status === false || Boolean(error);

/**
 * Reads a successful response to the confirm call, whatever its shape. One without a status counts as confirmed.
 *
 * @returns undefined when the response reports a failure without a status
 */
export function readConfirmation(response: unknown): Confirmation | undefined {
  const body = isFields(response) ? response : {};
  const data = isFields(body.data) ? body.data : {};
  const reported = readText(data.status) ?? readText(body.status);
  if (reported === undefined) {
    const failed = reportsFailure(body) || reportsFailure(data);
    return failed ? undefined : { status: 'completed', gift: readGift(data, 'completed') };
  }
  const status = KNOWN_STATUSES.find((known) => known === reported.toLowerCase());
  return status === undefined ? { status: 'unknown', reported } : { status, gift: readGift(data, status) };
}

/** What a refused confirm call confirms after all: "Payment already completed" means that the money has arrived. */
export function readRefusal({ serverMessage = '' }: ApiError): Confirmation | undefined {
  const isConfirmed =
    /already/i.test(serverMessage) && !/cancel|declin|expir|fail|refund|revers/i.test(serverMessage);
  return isConfirmed ? { status: 'completed', gift: readGift({}, 'completed') } : undefined;
}

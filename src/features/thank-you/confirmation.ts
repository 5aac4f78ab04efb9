import { formatMoney } from '@/lib/money';

/** What an answer says of the gift. Whatever it leaves out, or writes in a form that cannot be read, is undefined. */
export interface Gift {
  /** With its symbol, such as `$50.00`. */
  amount: string | undefined;
  currency: string | undefined;
  /** `ONCE`, `MONTHLY`, or what else the backend says. */
  frequency: string | undefined;
  project: string | undefined;
  provider: string | undefined;
  reference: string | undefined;
  /** ISO 8601; only of a completed payment. */
  completedAt: string | undefined;
}

const KNOWN_STATUSES = ['completed', 'pending', 'failed'] as const;
export type KnownStatus = (typeof KNOWN_STATUSES)[number];

/** An answer as far as it can be believed: a status that nobody knows proves nothing. */
export type Confirmation = { status: KnownStatus; gift: Gift } | { status: 'unknown'; reported: string };

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function readText(value: unknown): string | undefined {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;
}

/** An amount that cannot be read is left out: `formatMoney` would call it 0.00, and nobody gave that. */
function readAmount(value: unknown, currency: string | undefined): string | undefined {
  if (currency === undefined || (typeof value !== 'string' && typeof value !== 'number')) return undefined;
  return /^\d+(\.\d+)?$/.test(String(value).trim()) ? formatMoney(value, currency) : undefined;
}

function readGift(data: Fields, status: KnownStatus): Gift {
  const currency = readText(data.currency)?.toUpperCase();
  return {
    amount: readAmount(data.amount, currency),
    currency,
    frequency: readText(data.frequency)?.toUpperCase(),
    project: readText(data.project_title),
    provider: readText(data.payment_client)?.toUpperCase(),
    reference: readText(data.reference),
    completedAt: status === 'completed' ? readText(data.completed_at) : undefined,
  };
}

/**
 * Reads the answer to a confirmation without believing that it keeps the contract.
 *
 * @returns undefined when the answer names no status
 */
export function readConfirmation(answer: unknown): Confirmation | undefined {
  const data = isFields(answer) && isFields(answer.data) ? answer.data : {};
  const reported = readText(data.status);
  if (reported === undefined) return undefined;
  const status = KNOWN_STATUSES.find((known) => known === reported.toLowerCase());
  return status === undefined ? { status: 'unknown', reported } : { status, gift: readGift(data, status) };
}

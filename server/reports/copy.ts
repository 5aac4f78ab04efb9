import type { Currency } from '../database/columns.ts';
import { toDecimalString } from '../money/money.ts';

/** What the report says; of the project what its page says, in the same words. */
export const copy = {
  report: 'Project report',
  subject: (title: string) => `Report on the project “${title}”`,
  cover: (title: string) => `Picture of the project “${title}”`,
  status: 'Status',
  receiving: (status: string) => `${status}, receiving donations`,
  notReceiving: (status: string) => `${status}, not receiving donations`,
  category: 'Category',
  location: 'Location',
  start: 'Start date',
  end: 'End date',
  beneficiaries: 'Total beneficiaries',
  impact: 'Direct impact',
  missing: 'N/A',
  money: 'Money raised',
  raised: (amount: string) => `${amount} raised`,
  goal: (amount: string) => `Goal: ${amount}`,
  noGoal: 'No goal has been set.',
  funded: (percent: string) => `${percent}% of the goal`,
  gifts: 'Completed gifts',
  noGifts: 'No gift has been completed yet.',
  currency: 'Given in',
  count: 'Completed gifts',
  sum: 'Sum',
  giftsNote:
    'Each currency is counted by itself. A gift in another currency than the project’s counts towards the money raised at the rate of the moment when it was completed.',
  goals: 'Goals',
  achievements: 'Key Achievements',
  reason: 'Why donations continue',
  supports: 'What your gift pays for',
  deliveries: 'Deliveries',
  noDeliveries: 'No delivery has been recorded yet.',
  furtherDeliveries: (count: string) => `Further deliveries on the project’s page: ${count}`,
  photoOf: (recipient: string, date: string) => `Photo of the delivery to ${recipient}, ${date}`,
  noPhoto: 'The photo is not available',
  origin: (organisation: string, date: string) =>
    `Made on ${date} from the records of ${organisation}. It names no donor.`,
  page: (address: string) => `The project’s page: ${address}`,
  contact: (email: string, phone: string) => `Questions about this report: ${email}, ${phone}`,
  running: (organisation: string, title: string) => `${organisation} · ${title}`,
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
} as const;

/** By their canonical spelling. */
export const CATEGORY_NAMES: Readonly<Record<string, string>> = {
  education: 'Education',
  healthcare: 'Healthcare',
  community: 'Community Development',
};

const SYMBOLS: Readonly<Record<Currency, string>> = { USD: '$', NGN: '₦' };

export const CURRENCY_NAMES: Readonly<Record<Currency, string>> = {
  USD: 'US dollars (USD)',
  NGN: 'Nigerian naira (NGN)',
};

const MONEY = new Intl.NumberFormat('en-NG', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const COUNT = new Intl.NumberFormat('en-NG');
const DATE = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});

/** Cents or kobo behind the symbol of their currency: `₦1,234.50`. Exact, however large. */
export function money(minor: number | bigint, currency: Currency): string {
  return SYMBOLS[currency] + MONEY.format(toDecimalString(minor) as `${number}`);
}

/** With its digits in groups: `12,000`. */
export const wholeNumber = (value: number): string => COUNT.format(value);

/** With two decimals, as the project's page shows it. */
export const percentage = (value: number): string => MONEY.format(value);

/** A date as `Nov 02, 2026`, in UTC. */
export const day = (date: Date): string => DATE.format(date);

/** A calendar date of the database (`YYYY-MM-DD`). */
export function calendarDay(text: string | null): string {
  return text === null ? copy.missing : day(new Date(`${text}T00:00:00Z`));
}

/** The first letter large, the others small. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

import type { Currency } from '../database/columns.ts';
import { toDecimalString } from '../money/money.ts';

/** The texts of the report. What is also on the project's page has the same wording there. */
export const copy = {
  report: 'Project report',
  subject: (title: string) => `Report on the project “${title}”`,
  cover: (title: string) => `Cover picture of the project “${title}”`,
  status: 'Status',
  receiving: (status: string) => `${status}, receiving donations`,
  notReceiving: (status: string) => `${status}, not receiving donations`,
  location: 'Location',
  start: 'Start date',
  end: 'End date',
  beneficiaries: 'Total beneficiaries',
  impact: 'Direct impact',
  missing: 'N/A',
  money: 'Money raised',
  raised: (amount: string) => `${amount} raised`,
  funded: (percent: string, goal: string) => `${percent}% of the ${goal} goal`,
  noGoal: 'This project has no funding goal.',
  noGifts: 'No donations yet.',
  currency: 'Currency',
  count: 'Donations',
  sum: 'Total',
  giftsNote:
    'Only completed donations are included. Donations in another currency were converted to the project’s currency at the exchange rate on the day they were completed.',
  goals: 'Goals',
  achievements: 'Key Achievements',
  reason: 'Why we are still raising money',
  supports: 'What your gift pays for',
  deliveries: 'Deliveries',
  noDeliveries: 'No deliveries yet.',
  furtherDeliveries: (count: string) => `More deliveries on the project’s page: ${count}`,
  photoOf: (recipient: string, date: string) => `Photo of the delivery to ${recipient}, ${date}`,
  noPhoto: 'No photo available',
  origin: (organisation: string, date: string) =>
    `Created on ${date} from ${organisation}’s records. This report does not name any donors.`,
  page: (address: string) => `Read more: ${address}`,
  contact: (email: string, phone: string) => `Questions about this report? ${email}, ${phone}`,
  running: (organisation: string, title: string) => `${organisation} · ${title}`,
  pageOf: (page: number, count: number) => `Page ${page} of ${count}`,
} as const;

/** By canonical spelling. */
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

/** An amount in cents or kobo with its currency symbol: `₦1,234.50`. Exact, however large. */
export function money(minor: number | bigint, currency: Currency): string {
  return SYMBOLS[currency] + MONEY.format(toDecimalString(minor) as `${number}`);
}

/** With thousands separators: `12,000`. */
export const wholeNumber = (value: number): string => COUNT.format(value);

/** With two decimals, as on the project's page. */
export const percentage = (value: number): string => MONEY.format(value);

/** A date as `Nov 02, 2026`, in UTC. */
export const day = (date: Date): string => DATE.format(date);

/** A calendar date from the database (`YYYY-MM-DD`), formatted like `day`. */
export function calendarDay(text: string | null): string {
  return text === null ? copy.missing : day(new Date(`${text}T00:00:00Z`));
}

/** `ACTIVE` as `Active`. */
export function capitalised(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1).toLowerCase();
}

/** Shown where a date is missing or unreadable. */
const MISSING_DATE = 'N/A';

interface InstantOptions {
  /** Adds 'HH:mm'. Default `false`. */
  time?: boolean;
  /** IANA time zone; default: the viewer's own. */
  timeZone?: string;
  /** Shown for a missing or unreadable instant. */
  fallback?: string;
}

const LOCALE = 'en-US';
const DATE_PARTS = { year: 'numeric', month: 'short', day: '2-digit' } as const;
const TIME_PARTS = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;

function partsOf(date: Date, options: Intl.DateTimeFormatOptions) {
  const parts = new Intl.DateTimeFormat(LOCALE, options).formatToParts(date);
  return (type: Intl.DateTimeFormatPartTypes) => parts.find((part) => part.type === type)?.value ?? '';
}

function monthDayYear(part: ReturnType<typeof partsOf>): string {
  return `${part('month')} ${part('day')}, ${part('year')}`;
}

/** Midnight UTC of a calendar date; undefined for a day that does not exist, such as 2026-02-30. */
function readCalendarDate(text: string): Date | undefined {
  const match = /^(\d{4})-(\d{2})-(\d{2})(?:$|T)/.exec(text.trim());
  if (!match) return undefined;
  const day = match[0].slice(0, 10);
  const date = new Date(`${day}T00:00:00Z`);
  const exists = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day);
  return exists ? date : undefined;
}

/**
 * A calendar date (`deadline`, `deliver_date`) as 'MMM dd, yyyy', the same in every time zone. A time after the date
 * is ignored.
 */
export function formatCalendarDate(value: string | null | undefined, fallback = MISSING_DATE): string {
  const date = readCalendarDate(value ?? '');
  return date ? monthDayYear(partsOf(date, { ...DATE_PARTS, timeZone: 'UTC' })) : fallback;
}

/** An instant (`created_at`, ISO 8601) as 'MMM dd, yyyy' or 'MMM dd, yyyy HH:mm' in the viewer's time zone. */
export function formatInstant(value: string | null | undefined, options: InstantOptions = {}): string {
  const { time = false, timeZone, fallback = MISSING_DATE } = options;
  const date = new Date(value ?? '');
  if (Number.isNaN(date.getTime())) return fallback;
  const part = partsOf(date, {
    ...DATE_PARTS,
    ...(time ? TIME_PARTS : {}),
    ...(timeZone ? { timeZone } : {}),
  });
  return time ? `${monthDayYear(part)} ${part('hour')}:${part('minute')}` : monthDayYear(part);
}

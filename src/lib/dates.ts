/** Shown where a date is missing or unreadable. */
const MISSING_DATE = 'N/A';

interface InstantOptions {
  /** Adds 'HH:mm'. Default `false`. */
  time?: boolean;
  /** Shown for a missing or unreadable instant. */
  fallback?: string;
}

// On a slow phone, the first use of Intl takes a tenth of a second.
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** @param month 0 for January */
const monthDayYear = (month: number, day: number, year: number): string =>
  `${MONTHS[month]} ${twoDigits(day)}, ${year}`;

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
  return date ? monthDayYear(date.getUTCMonth(), date.getUTCDate(), date.getUTCFullYear()) : fallback;
}

/** An instant (`created_at`, ISO 8601) as 'MMM dd, yyyy' or 'MMM dd, yyyy HH:mm' in the viewer's time zone. */
export function formatInstant(value: string | null | undefined, options: InstantOptions = {}): string {
  const { time = false, fallback = MISSING_DATE } = options;
  const date = new Date(value ?? '');
  if (Number.isNaN(date.getTime())) return fallback;
  const day = monthDayYear(date.getMonth(), date.getDate(), date.getFullYear());
  return time ? `${day} ${twoDigits(date.getHours())}:${twoDigits(date.getMinutes())}` : day;
}

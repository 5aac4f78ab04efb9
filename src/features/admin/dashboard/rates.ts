const CENTS = 2;
/** As many as the backend has: one naira is a small part of a dollar. */
const MOST_DECIMALS = 8;

const toNaira = new Intl.NumberFormat('en-NG', {
  minimumFractionDigits: CENTS,
  maximumFractionDigits: MOST_DECIMALS,
});
const toDollars = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: CENTS,
  maximumFractionDigits: MOST_DECIMALS,
});
const toPercent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** What the field takes. Of 0 itself the backend says that it is no rate. */
export const RATE_LIMITS = { min: 0, max: 1_000_000, step: 0.01 } as const;

/** Why a typed rate cannot be sent; undefined when it can. */
export function findRateProblem(typed: string): 'malformed' | 'range' | 'decimals' | undefined {
  const [, whole = '', decimals = ''] = /^-?(\d*)(?:\.(\d*))?$/.exec(typed.trim()) ?? [];
  if (whole + decimals === '') return 'malformed';
  const rate = Number(typed);
  if (rate < RATE_LIMITS.min || rate > RATE_LIMITS.max) return 'range';
  return decimals.length > CENTS ? 'decimals' : undefined;
}

function readRate(value: unknown): number | undefined {
  const rate = typeof value === 'string' && value.trim() !== '' ? Number(value) : value;
  return typeof rate === 'number' && Number.isFinite(rate) && rate > 0 ? rate : undefined;
}

/** "₦1,540.25": what one dollar is. Undefined for what is no rate. */
export function formatNairaRate(value: unknown): string | undefined {
  const rate = readRate(value);
  return rate === undefined ? undefined : `₦${toNaira.format(rate)}`;
}

/** "$0.00064925": what one naira is. Undefined for what is no rate. */
export function formatDollarRate(value: unknown): string | undefined {
  const rate = readRate(value);
  return rate === undefined ? undefined : `$${toDollars.format(rate)}`;
}

/** How far a typed rate is from the present one, in percent as it is shown; undefined where either is no rate. */
export function compareRates(
  typed: string,
  current: unknown,
): { direction: 'more' | 'less' | 'same'; percent: string } | undefined {
  const [next, now] = [readRate(typed), readRate(current)];
  if (next === undefined || now === undefined) return undefined;
  const percent = toPercent.format((Math.abs(next - now) / now) * 100);
  if (next === now) return { direction: 'same', percent };
  return { direction: next > now ? 'more' : 'less', percent: percent === '0' ? '< 0.1' : percent };
}

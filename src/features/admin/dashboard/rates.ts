const CENTS = 2;
/** As many as the backend stores, because one naira is a small fraction of a dollar. */
const MAX_DECIMALS = 8;

const toNaira = new Intl.NumberFormat('en-NG', {
  minimumFractionDigits: CENTS,
  maximumFractionDigits: MAX_DECIMALS,
});
const toDollars = new Intl.NumberFormat('en-US', {
  minimumFractionDigits: CENTS,
  maximumFractionDigits: MAX_DECIMALS,
});
const toPercent = new Intl.NumberFormat('en-US', { maximumFractionDigits: 1 });

/** The range of the field. The backend refuses 0 itself. */
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

/** One dollar in naira, such as "₦1,540.25". Undefined if the value is not a rate. */
export function formatNairaRate(value: unknown): string | undefined {
  const rate = readRate(value);
  return rate === undefined ? undefined : `₦${toNaira.format(rate)}`;
}

/** One naira in dollars, such as "$0.00064925". Undefined if the value is not a rate. */
export function formatDollarRate(value: unknown): string | undefined {
  const rate = readRate(value);
  return rate === undefined ? undefined : `$${toDollars.format(rate)}`;
}

/** Whether a typed rate differs from the current one by more than 10%, which suggests a typing mistake. */
export function isLargeChange(typed: string, current: unknown): boolean {
  const [next, now] = [readRate(typed), readRate(current)];
  return next !== undefined && now !== undefined && Math.abs(next - now) * 10 > now;
}

/** The difference between a typed rate and the current one, in percent as shown; undefined if either is not a rate. */
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

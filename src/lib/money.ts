/** The two currencies of donations. */
export type Currency = 'USD' | 'NGN';

/** Money as a decimal string from the backend, or as a screen holds it. */
export type Amount = string | number | null | undefined;

interface AmountOptions {
  /** `false` rounds to whole units. Default `true`: always two decimals. */
  decimals?: boolean;
}

/** Why a typed amount cannot be donated. */
export type AmountProblem = 'empty' | 'not-a-number' | 'not-positive' | 'too-many-decimals' | 'too-large';

/** `amount` is exact and goes into the request body; `decimal` is the same as a decimal string, for display. */
export type ParsedAmount =
  { ok: true; amount: number; decimal: string } | { ok: false; reason: AmountProblem };

/** The largest donation that the contract accepts (`MoneyInput`). */
export const MAX_AMOUNT = '999999999.99';

const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', NGN: '₦' };
// Each character can match in one place only; otherwise refusing a long text would take quadratic time.
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;
const EXPONENT = /^[+-]?(\d+(?:\.\d*)?|\.\d+)e[+-]?\d+$/i;
const NEGATIVE = /^-(?:\d+|\d*\.\d+)$/;
const WITH_TWO_DECIMALS = 2;
const MAX_MINOR_UNITS = BigInt(MAX_AMOUNT.replace('.', ''));

/** A number in plain decimal digits: `String` alone would give "1e+21" or "1e-7". */
function plainDigits(value: number): string {
  if (Math.abs(value) >= 1e21) return BigInt(value).toString();
  const text = String(value);
  return text.includes('e') ? '0' : text;
}

/** Undefined for anything but a finite amount. */
function toDecimalText(value: Amount): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? plainDigits(value) : undefined;
  const text = value?.trim() ?? '';
  if (EXPONENT.test(text)) return toDecimalText(Number(text));
  return DECIMAL.test(text) && /\d/.test(text) ? text : undefined;
}

/** Rounds half away from zero on the digits, so that even huge amounts are exact. */
function roundDigits(whole: string, fraction: string, places: number): bigint {
  const kept = BigInt(whole + fraction.slice(0, places).padEnd(places, '0'));
  return (fraction[places] ?? '0') >= '5' ? kept + 1n : kept;
}

function splitAmount(value: Amount, { decimals = true }: AmountOptions): { sign: string; digits: string } {
  const places = decimals ? WITH_TWO_DECIMALS : 0;
  const [, sign = '', whole = '', fraction = ''] = DECIMAL.exec(toDecimalText(value) ?? '0') ?? [];
  const units = roundDigits(whole || '0', fraction, places);
  const padded = units.toString().padStart(places + 1, '0');
  const cut = padded.length - places;
  const grouped = padded.slice(0, cut).replaceAll(/\B(?=(\d{3})+$)/g, ',');
  return {
    sign: sign === '-' && units !== 0n ? '-' : '',
    digits: places > 0 ? `${grouped}.${padded.slice(cut)}` : grouped,
  };
}

/**
 * An amount in the en-NG currency style without the currency: `1234.5` gives `1,234.50`. A missing or non-numeric
 * amount gives `0.00`. Decimal strings are never converted to floating point.
 */
export function formatAmount(value: Amount, options: AmountOptions = {}): string {
  const { sign, digits } = splitAmount(value, options);
  return sign + digits;
}

/** `$` for USD, `₦` for NGN, ignoring case; an unknown currency gives its code and a space. */
export function currencySymbol(currency: string | null | undefined): string {
  const code = currency?.trim().toUpperCase() ?? '';
  return SYMBOLS[code] ?? (code === '' ? '' : `${code} `);
}

/** An amount with its currency symbol: `$1,234.50`, `₦1,234.50`, `-$5.00`. */
export function formatMoney(
  value: Amount,
  currency: string | null | undefined,
  options: AmountOptions = {},
): string {
  const { sign, digits } = splitAmount(value, options);
  return sign + currencySymbol(currency) + digits;
}

/** Parses a typed amount: digits with at most two decimals, above zero and at most `MAX_AMOUNT`. */
export function parseAmount(typed: string): ParsedAmount {
  const text = typed.trim();
  if (text === '') return { ok: false, reason: 'empty' };
  if (NEGATIVE.test(text)) return { ok: false, reason: 'not-positive' };
  const match = /^(\d+)(?:\.(\d*))?$/.exec(text) ?? /^()\.(\d+)$/.exec(text);
  if (!match) return { ok: false, reason: 'not-a-number' };
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > WITH_TWO_DECIMALS) return { ok: false, reason: 'too-many-decimals' };
  const minorUnits = roundDigits(whole || '0', fraction, WITH_TWO_DECIMALS);
  if (minorUnits === 0n) return { ok: false, reason: 'not-positive' };
  if (minorUnits > MAX_MINOR_UNITS) return { ok: false, reason: 'too-large' };
  const decimal = `${minorUnits / 100n}.${(minorUnits % 100n).toString().padStart(WITH_TWO_DECIMALS, '0')}`;
  return { ok: true, amount: Number(decimal), decimal };
}

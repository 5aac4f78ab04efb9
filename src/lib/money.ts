/** The two currencies of donations. */
export type Currency = 'USD' | 'NGN';

/** Money as a decimal string from the backend, or as a screen holds it. */
export type Amount = string | number | null | undefined;

interface AmountOptions {
  /** `false` rounds to whole units. Default `true`: always two decimals. */
  decimals?: boolean;
}

const SYMBOLS: Readonly<Record<string, string>> = { USD: '$', NGN: '₦' };
// Each character can match in one place only; otherwise refusing long text would take quadratic time.
const DECIMAL = /^([+-]?)(\d*)(?:\.(\d*))?$/;
const EXPONENT = /^[+-]?(\d+(?:\.\d*)?|\.\d+)e[+-]?\d+$/i;
const WITH_TWO_DECIMALS = 2;

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

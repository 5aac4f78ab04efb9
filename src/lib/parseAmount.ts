import type { Currency } from '@/lib/money';

/** Why a typed amount cannot be donated. */
export type AmountProblem =
  | 'empty'
  | 'not-a-number'
  /** It can be read in two ways, such as `1.000`. */
  | 'ambiguous'
  /** It names the other currency. */
  | 'other-currency'
  | 'not-positive'
  | 'too-many-decimals'
  | 'too-large';

/** `amount` is exact and goes into the request body; `decimal` is the same as a decimal string, for display. */
export type ParsedAmount<Problem = AmountProblem> =
  | { ok: true; amount: number; decimal: string }
  | { ok: false; reason: Problem };

// Longer than the longest amount in any notation.
const MAX_LENGTH = 40;
const MAX_WHOLE_DIGITS = 9;
const MAX_DECIMALS = 2;

const MARKED = /^(us\$|\$|usd|₦|ngn|n)? ?([\d., ]*\d[.,]?) ?(\$|usd|₦|ngn)?$/i;
const IN_THOUSANDS = /^([1-9]\d{0,2})([, .])(\d{3}(?:\2\d{3})*)(?:(?!\2)([.,])(\d*))?$/;
const PLAIN = /^(\d*)(?:([.,])(\d*))?$/;

const refuse = (reason: AmountProblem) => ({ ok: false, reason }) as const;

/** Fullwidth characters as plain ones, and every kind of space as one space. */
const normalize = (typed: string) =>
  typed
    .replaceAll(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replaceAll(/\s+/g, ' ')
    .trim();

const currencyOf = (mark: string): Currency => (/^(us|\$)/i.test(mark) ? 'USD' : 'NGN');

/** The digits before and after the decimal mark, or why that is not certain. */
function split(number: string): { whole: string; fraction: string } | AmountProblem {
  const grouped = IN_THOUSANDS.exec(number);
  if (grouped) {
    const [, first = '', separator, rest = '', mark, fraction = ''] = grouped;
    if (separator === '.' && rest.length === 3 && mark === undefined) return 'ambiguous';
    return { whole: first + rest.replaceAll(/\D/g, ''), fraction };
  }
  const plain = PLAIN.exec(number);
  if (!plain) return 'ambiguous';
  const [, whole = '', mark, fraction = ''] = plain;
  // A comma may separate thousands as well.
  if (mark === ',' && fraction.length > MAX_DECIMALS) return 'ambiguous';
  return { whole, fraction };
}

/**
 * Parses an amount as people write it, such as `1,000`, `1 000.50`, `25,50`, `$30` or `₦5000`. What could mean two amounts
 * is refused, not guessed. Its limits are those of the contract's `MoneyInput`.
 *
 * @param currency the chosen one, which the text may name
 */
export function parseAmount(typed: string, currency: Currency): ParsedAmount {
  if (typed.length > MAX_LENGTH) return refuse('not-a-number');
  const text = normalize(typed);
  if (text === '') return refuse('empty');
  if (/^-\.?\d/.test(text)) return refuse('not-positive');
  const [, before, number = '', after] = MARKED.exec(text) ?? [];
  if (number === '') return refuse('not-a-number');
  if ([before, after].some((mark) => mark !== undefined && currencyOf(mark) !== currency))
    return refuse('other-currency');
  const parts = split(number);
  if (typeof parts === 'string') return refuse(parts);
  if (parts.fraction.length > MAX_DECIMALS) return refuse('too-many-decimals');
  const whole = parts.whole.replace(/^0+(?=\d)/, '') || '0';
  if (whole.length > MAX_WHOLE_DIGITS) return refuse('too-large');
  const decimal = `${whole}.${parts.fraction.padEnd(MAX_DECIMALS, '0')}`;
  const amount = Number(decimal);
  return amount === 0 ? refuse('not-positive') : { ok: true, amount, decimal };
}

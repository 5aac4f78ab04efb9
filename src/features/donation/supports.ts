import type { Currency } from '@/lib/money';
import { parseAmount } from '@/lib/parseAmount';

// Not "$1.5 million". The length is limited, so that long text is refused quickly.
const PRICE =
  /(?:us\$|[$₦]|\b(?:usd|ngn)) ?\d[\d,]{0,14}(?:\.\d{1,2})?(?![\d.,]*\d| ?(?:k|m|bn|thousand|million|billion)\b)/gi;

/** The first price in the currency that a line names, such as "$50 buys forty books", as a decimal string. */
export function priceIn(line: string, currency: Currency): string | undefined {
  for (const [price] of line.matchAll(PRICE)) {
    const parsed = parseAmount(price, currency);
    if (parsed.ok) return parsed.decimal.replace(/\.00$/, '');
  }
  return undefined;
}

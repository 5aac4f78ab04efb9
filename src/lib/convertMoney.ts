import type { Currency } from '@/lib/money';

const RATE = /^(\d{1,12})(?:\.(\d{1,12}))?$/;

/**
 * Converts between dollars and naira as the server does: exactly, then rounded half up once.
 *
 * @param decimal the amount, with two decimals
 * @param from its currency
 * @param usdToNgnRate NGN for 1 USD, as decimal text
 * @returns the amount in the other currency, with two decimals; undefined without a readable rate above 0
 */
export function convertMoney(decimal: string, from: Currency, usdToNgnRate: string): string | undefined {
  const [, whole = '', fraction = ''] = RATE.exec(usdToNgnRate) ?? [];
  const rate = BigInt(whole + fraction);
  if (rate === 0n) return undefined;
  const scale = 10n ** BigInt(fraction.length);
  const minor = BigInt(decimal.replace('.', ''));
  const [dividend, divisor] = from === 'USD' ? [minor * rate, scale] : [minor * scale, rate];
  const digits = ((2n * dividend + divisor) / (2n * divisor)).toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

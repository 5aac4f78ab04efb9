import type { Currency } from '../database/columns.ts';
import type { Frequency, Money } from '../payments/provider.ts';
import { ORGANISATIONS, PEOPLE, type SampleDonor } from './donors.ts';

/** A sample gift before it is stored. */
export interface SampleGift {
  donor: SampleDonor;
  money: Money;
  frequency: Frequency;
  /** When the donor submitted the form; the payment followed a minute later. */
  at: Date;
}

/** The last moment of the sample data. */
export const LAST_MOMENT = Date.parse('2026-11-20T18:00:00Z');

/** From this sum, the donor is an organisation. */
const LARGE_MINOR: Readonly<Record<Currency, number>> = { USD: 100_000, NGN: 100_000_000 };

const EVERY_NTH_IS_MONTHLY = 4;
const STEP = 5;

function donorOf({ minor, currency }: Money, number: number): SampleDonor {
  const donors: readonly SampleDonor[] = minor >= LARGE_MINOR[currency] ? ORGANISATIONS : PEOPLE;
  const donor = donors[(number * STEP) % donors.length];
  if (!donor) throw new Error('There are no sample donors.');
  return donor;
}

function frequencyOf({ minor, currency }: Money, number: number): Frequency {
  const isSmall = minor < LARGE_MINOR[currency] / 4;
  return isSmall && number % EVERY_NTH_IS_MONTHLY === 0 ? 'MONTHLY' : 'ONCE';
}

/**
 * Spreads a project's gifts evenly from its start to its end or today. Deterministic.
 *
 * @param start the project's first day, `YYYY-MM-DD`
 * @param end its last day
 * @param firstNumber the number of earlier gifts, so that donors differ between projects
 */
export function spreadGifts(
  gifts: readonly Money[],
  { start, end, firstNumber }: { start: string; end: string; firstNumber: number },
): SampleGift[] {
  const from = Date.parse(`${start}T09:00:00Z`);
  const until = Math.min(Date.parse(`${end}T18:00:00Z`), LAST_MOMENT);
  return gifts.map((money, index) => ({
    donor: donorOf(money, firstNumber + index),
    money,
    frequency: frequencyOf(money, firstNumber + index),
    at: new Date(from + ((until - from) * (index + 1)) / (gifts.length + 1)),
  }));
}

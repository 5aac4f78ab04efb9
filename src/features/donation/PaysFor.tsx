import { formatMoney, type Currency } from '@/lib/money';
import type { GiftSoFar } from './donationForm';
import { Meaning } from './Meaning';
import { copy } from './copy';

/** What one amount pays for. */
export interface PricedGift {
  currency: Currency;
  /** Whole units of the currency. */
  amount: number;
  /** Without the amount, such as "about forty books". */
  pays: string;
}

interface PaysForProps {
  /** In ascending order; none where the organisation names none. */
  gifts: readonly PricedGift[] | undefined;
  gift: GiftSoFar;
}

/** What the gift pays for: the largest of `gifts` that it covers. */
export function PaysFor({ gifts, gift: { currency, amount } }: PaysForProps) {
  const largest = gifts?.findLast((one) => one.currency === currency && one.amount <= Number(amount ?? 0));
  return (
    <Meaning>
      {largest && copy.paysFor(formatMoney(largest.amount, currency, { decimals: false }), largest.pays)}
    </Meaning>
  );
}

import { useApiQuery } from '@/api/useApiQuery';
import { convertMoney } from '@/lib/convertMoney';
import { formatInstant } from '@/lib/dates';
import { formatMoney, type Currency } from '@/lib/money';
import type { GiftSoFar } from './donationForm';
import { Meaning } from './Meaning';
import { projectCopy } from './projectCopy';

interface CountsAsProps {
  projectCurrency: Currency;
  gift: GiftSoFar;
}

/** What a gift in the other currency counts as towards its project. Nothing without a rate. */
export function CountsAs({ projectCurrency, gift: { currency, amount } }: CountsAsProps) {
  const isOther = amount !== undefined && currency !== projectCurrency;
  const { data } = useApiQuery(isOther ? '/api/donation/exchange_rate' : null, {}, ['data']);
  const rate = data?.data?.usd_to_ngn_rate ?? '';
  const converted = isOther ? convertMoney(amount, currency, rate) : undefined;
  return (
    <Meaning>
      {converted !== undefined &&
        projectCopy.countsAs(
          formatMoney(amount, currency),
          formatMoney(converted, projectCurrency),
          formatMoney(rate, 'NGN'),
          formatInstant(data?.data?.updated_at, { fallback: '' }),
        )}
    </Meaning>
  );
}

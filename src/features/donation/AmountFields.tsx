import type { ReactNode } from 'react';
import type { DonationLimits } from '@/api/donationLimits';
import { RadioChips } from '@/components/RadioChips/RadioChips';
import { SegmentedControl } from '@/components/SegmentedControl/SegmentedControl';
import { TextField } from '@/components/TextField/TextField';
import type { Form } from '@/lib/form/useForm';
import { currencySymbol, formatMoney, type Currency } from '@/lib/money';
import {
  chosenQuickAmount,
  findMessages,
  isAmountUnfinished,
  readAmount,
  type DonationValues,
  type GiftSoFar,
} from './donationForm';
import { CURRENCIES, FREQUENCIES, QUICK_AMOUNTS } from './donationOptions';
import { copy, withoutScript } from './copy';

const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: copy.currencies[value] }));
const FREQUENCY_OPTIONS = FREQUENCIES.map((value) => ({ value, label: copy.frequencies[value] }));

interface AmountFieldsProps {
  form: Form<DonationValues>;
  limits: DonationLimits;
  /** Where a donor writes to give more than the largest amount. */
  contactEmail: string;
  afterAmount: ((gift: GiftSoFar) => ReactNode) | undefined;
}

/** The currency, the amount and the frequency. */
export function AmountFields({ form, limits, contactEmail, afterAmount }: AmountFieldsProps) {
  const { values, change } = form;
  const { currency, frequency } = values;
  const quickAmounts = QUICK_AMOUNTS[currency].map((value) => ({
    value: String(value),
    label: formatMoney(value, currency, { decimals: false }),
  }));
  // The same number in the other currency is worth over a thousand times more or less.
  const chooseCurrency = (next: Currency) => change({ currency: next, amount: '', quickAmount: '' });
  const parsed = readAmount(values, limits);
  const choose = (amount: string) =>
    change(
      quickAmounts.some(({ value }) => value === amount)
        ? { quickAmount: amount, amount: '' }
        : { quickAmount: '', amount },
    );
  const amountError =
    form.messages.amount ??
    (isAmountUnfinished(values, limits) ? undefined : findMessages(values, limits).amount);
  return (
    <>
      <div className="grid grid-cols-1 gap-x-2 gap-y-4 @min-[17rem]:grid-cols-[auto_minmax(0,1fr)] @md:grid-cols-[4fr_5fr] @md:gap-x-4">
        <SegmentedControl
          {...form.field('currency')}
          label={copy.currencyLegend}
          options={CURRENCY_OPTIONS}
          onChange={chooseCurrency}
        />
        <SegmentedControl
          {...form.field('frequency')}
          label={copy.frequencyLegend}
          options={FREQUENCY_OPTIONS}
        />
      </div>
      <div>
        <RadioChips
          label={copy.amountLegend[frequency]}
          name="quickAmount"
          options={quickAmounts}
          value={chosenQuickAmount(values)}
          onChange={(quickAmount) => change({ quickAmount, amount: '' })}
        />
        <noscript>{import.meta.env.SSR && <p className="mt-1.5">{withoutScript.amount}</p>}</noscript>
        {afterAmount?.({ currency, amount: parsed.ok ? parsed.decimal : undefined, choose })}
      </div>
      <div>
        <TextField
          {...form.field('amount')}
          onChange={(amount) => change({ amount, quickAmount: '' })}
          label={copy.customAmount[frequency]}
          error={amountError}
          prefix={currencySymbol(currency)}
          inputMode="decimal"
          autoComplete="off"
          className="figures"
        />
        {!parsed.ok && parsed.reason === 'too-large' && (
          <p className="mt-1.5">
            {copy.giveMore}{' '}
            <a href={`mailto:${contactEmail}`} className="font-semibold wrap-anywhere text-forest underline">
              {contactEmail}
            </a>
          </p>
        )}
      </div>
    </>
  );
}

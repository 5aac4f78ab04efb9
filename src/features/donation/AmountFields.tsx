import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { RadioChips } from '@/components/RadioChips/RadioChips';
import { SegmentedControl } from '@/components/SegmentedControl/SegmentedControl';
import { currencySymbol, formatMoney } from '@/lib/money';
import type { DonationForm } from './donationForm';
import { CURRENCIES, FREQUENCIES, QUICK_AMOUNTS } from './donationOptions';
import { CONTROL } from './typedForm';
import type { DonationFormActions } from './useDonationForm';
import { copy } from './copy';

interface AmountFieldsProps {
  form: DonationForm;
  actions: DonationFormActions;
  /** What is wrong with the amount. */
  message: string | undefined;
}

const CURRENCY_OPTIONS = CURRENCIES.map((value) => ({ value, label: copy.currencies[value] }));
const FREQUENCY_OPTIONS = FREQUENCIES.map((value) => ({ value, label: copy.frequencies[value] }));

/** How much, in which currency, and how often. */
export function AmountFields({ form, actions, message }: AmountFieldsProps) {
  const { currency, frequency, amount } = form;
  const quickAmounts = QUICK_AMOUNTS[currency].map((value) => ({
    value: String(value),
    label: formatMoney(value, currency, { decimals: false }),
  }));
  return (
    <>
      <div className="grid grid-cols-1 gap-4 @md:grid-cols-[5fr_6fr]">
        <SegmentedControl
          label={copy.currencyLegend}
          name={CONTROL.currency}
          options={CURRENCY_OPTIONS}
          value={currency}
          onChange={actions.chooseCurrency}
        />
        <SegmentedControl
          label={copy.frequencyLegend}
          name={CONTROL.frequency}
          options={FREQUENCY_OPTIONS}
          value={frequency}
          onChange={actions.chooseFrequency}
        />
      </div>
      <RadioChips
        label={copy.amountLegend[frequency]}
        name={CONTROL.quickAmount}
        options={quickAmounts}
        value={amount.from === 'quick' ? String(amount.value) : null}
        onChange={(value) => actions.chooseQuickAmount(Number(value))}
      />
      <Field label={copy.customAmount[frequency]} error={message}>
        {(control) => (
          <Input
            {...control}
            name={CONTROL.amount}
            prefix={currencySymbol(currency)}
            inputMode="decimal"
            autoComplete="off"
            className="figures"
            value={amount.from === 'custom' ? amount.text : ''}
            onChange={(event) => actions.typeAmount(event.target.value)}
            onBlur={() => actions.leave('amount')}
          />
        )}
      </Field>
    </>
  );
}

import { Checkbox } from '@/components/Checkbox/Checkbox';
import { SegmentedControl } from '@/components/SegmentedControl/SegmentedControl';
import { TextField } from '@/components/TextField/TextField';
import { currencySymbol } from '@/lib/money';
import type { FieldsProps } from './fieldsProps';
import { FormSection } from './FormSection';
import { copy } from './copy';

const CURRENCIES = [
  { value: 'USD', label: copy.currencies.USD },
  { value: 'NGN', label: copy.currencies.NGN },
] as const;

interface MoneyFieldsProps extends FieldsProps {
  /** A new project always receives donations, so there is nothing to ask. */
  isNew: boolean;
  /** Once something has been delivered, continuing to take donations needs a reason. */
  hasProofs: boolean;
}

/** The goal amount, the end date, and whether donations are taken. */
export function MoneyFields({ isNew, hasProofs, form }: MoneyFieldsProps) {
  const { field, values } = form;
  const symbol = currencySymbol(values.currency).trim();
  return (
    <FormSection heading={copy.sections.money}>
      <SegmentedControl
        {...field('currency')}
        label={copy.labels.currency}
        options={CURRENCIES}
        className="sm:w-1/2 sm:pr-2.5"
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          {...field('targetAmount')}
          label={copy.labels.targetAmount(symbol)}
          inputMode="decimal"
          prefix={symbol}
          autoComplete="off"
          isRequired
        />
        <TextField
          {...field('deadline')}
          label={copy.labels.deadline}
          type="date"
          autoComplete="off"
          isRequired
        />
      </div>
      {isNew ? (
        <p className="text-muted">{copy.hints.alwaysReceiving}</p>
      ) : (
        <Checkbox
          {...field('receivingDonation')}
          label={<span className="font-semibold">{copy.labels.receivingDonation}</span>}
          hint={copy.hints.receivingDonation}
        />
      )}
      {hasProofs && values.receivingDonation && (
        <TextField
          {...field('donationReason')}
          label={copy.labels.donationReason}
          hint={copy.hints.donationReason}
          autoComplete="off"
          rows={3}
        />
      )}
    </FormSection>
  );
}

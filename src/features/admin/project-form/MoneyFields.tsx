import { useId } from 'react';
import { FieldError } from '@/components/Field/FieldError';
import { SegmentedControl } from '@/components/SegmentedControl/SegmentedControl';
import { currencySymbol } from '@/lib/money';
import type { FieldsProps } from './fieldsProps';
import { FormSection } from './FormSection';
import { TextField } from './TextField';
import { copy } from './copy';

const CURRENCIES = [
  { value: 'USD', label: copy.currencies.USD },
  { value: 'NGN', label: copy.currencies.NGN },
] as const;

function ReceivingTick({ values, messages, onChange }: FieldsProps) {
  const id = useId();
  const error = messages.receivingDonation;
  return (
    <div>
      <label className="flex min-h-11 w-fit items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="receivingDonation"
          checked={values.receivingDonation}
          onChange={(event) => onChange('receivingDonation', { receivingDonation: event.target.checked })}
          aria-describedby={`${id}-hint ${id}-error`}
          aria-invalid={error === undefined ? undefined : true}
          className="size-5 shrink-0 accent-forest"
        />
        {copy.labels.receivingDonation}
      </label>
      <p id={`${id}-hint`} className="text-14 text-muted">
        {copy.hints.receivingDonation}
      </p>
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}

interface MoneyFieldsProps extends FieldsProps {
  /** Whether the project exists already, and so may have stopped taking donations. */
  isNew: boolean;
  /** Whether something has been delivered, so that going on with donations needs a reason. */
  hasProofs: boolean;
}

/** What the project needs, until when, and whether donations are taken. */
export function MoneyFields({ isNew, hasProofs, ...bound }: MoneyFieldsProps) {
  const { values, messages, onChange } = bound;
  const symbol = currencySymbol(values.currency).trim();
  return (
    <FormSection heading={copy.sections.money}>
      <SegmentedControl
        name="currency"
        label={copy.labels.currency}
        options={CURRENCIES}
        value={values.currency}
        error={messages.currency}
        onChange={(currency) => onChange('currency', { currency })}
        className="sm:w-1/2 sm:pr-2.5"
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        <TextField
          {...bound}
          field="targetAmount"
          label={copy.labels.targetAmount(symbol)}
          inputMode="decimal"
          prefix={symbol}
          isRequired
        />
        <TextField {...bound} field="deadline" label={copy.labels.deadline} type="date" isRequired />
      </div>
      {isNew ? <p className="text-muted">{copy.hints.alwaysReceiving}</p> : <ReceivingTick {...bound} />}
      {hasProofs && values.receivingDonation && (
        <TextField
          {...bound}
          field="donationReason"
          label={copy.labels.donationReason}
          hint={copy.hints.donationReason}
          rows={3}
        />
      )}
    </FormSection>
  );
}

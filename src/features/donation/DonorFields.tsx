import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import type { DonationForm } from './donationForm';
import { CONTROL } from './typedForm';
import type { DonationFormActions, FieldMessages } from './useDonationForm';
import { copy } from './copy';

interface DonorFieldsProps {
  form: DonationForm;
  actions: DonationFormActions;
  messages: FieldMessages;
}

/** Who gives. */
export function DonorFields({ form, actions, messages }: DonorFieldsProps) {
  return (
    <>
      <Field label={copy.fullName} error={messages.fullName} isRequired>
        {(control) => (
          <Input
            {...control}
            name={CONTROL.fullName}
            autoComplete="name"
            value={form.fullName}
            onChange={(event) => actions.typeFullName(event.target.value)}
            onBlur={() => actions.leave('fullName')}
          />
        )}
      </Field>
      <Field label={copy.email} error={messages.email} isRequired>
        {(control) => (
          <Input
            {...control}
            type="email"
            name={CONTROL.email}
            autoComplete="email"
            value={form.email}
            onChange={(event) => actions.typeEmail(event.target.value)}
            onBlur={() => actions.leave('email')}
          />
        )}
      </Field>
    </>
  );
}

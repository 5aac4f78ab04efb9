import type { ReactNode } from 'react';
import { Field } from '@/components/Field/Field';
import { FileField } from '@/components/FileField/FileField';
import { Input, type InputProps } from '@/components/Input/Input';
import { RadioChips } from '@/components/RadioChips/RadioChips';
import { Select } from '@/components/Select/Select';
import { COUNTRIES } from '@/lib/countries';
import { AVAILABILITIES, AVAILABILITY_LABELS, ROLE_LABELS, ROLES } from '@/lib/volunteers';
import { CV_ACCEPT } from './cv';
import { keepToDigits, readDigits } from './phoneDigits';
import type { VolunteerFormActions } from './useVolunteerForm';
import {
  AGE,
  CV_FIELD,
  DAYS,
  HOURS,
  isPartTime,
  MAX_LENGTH,
  type Availability,
  type FieldMessages,
  type Role,
  type TextField,
  type VolunteerForm,
} from './volunteerForm';
import { copy } from './copy';

export interface FormFieldsProps {
  form: VolunteerForm;
  messages: FieldMessages;
  actions: VolunteerFormActions;
}

interface NamedProps extends FormFieldsProps {
  name: TextField & keyof typeof copy.form;
}

interface TextInputProps
  extends NamedProps, Omit<InputProps, 'form' | 'name' | 'value' | 'onChange' | 'onBlur'> {
  hint?: string;
  isRequired?: boolean;
  /** What is taken of what the field holds now; `before` is what was taken last. */
  read?: (field: HTMLInputElement, before: string) => string;
}

const asTyped = ({ value }: HTMLInputElement) => value;

function TextInput({
  form,
  messages,
  actions,
  name,
  hint,
  isRequired = true,
  read = asTyped,
  ...rest
}: TextInputProps) {
  return (
    <Field
      label={copy.form[name]}
      error={messages[name]}
      isRequired={isRequired}
      {...(hint !== undefined && { hint })}
    >
      {(control) => (
        <Input
          {...rest}
          {...control}
          name={name}
          value={form[name]}
          onChange={(event) => actions.type(name, read(event.target, form[name]))}
          onBlur={() => {
            if (form[name] !== '') actions.leave(name);
          }}
        />
      )}
    </Field>
  );
}

interface ChoiceProps extends NamedProps {
  /** Stands there as long as nothing is chosen. */
  none: string;
  options: readonly { value: string; label: string }[];
  autoComplete?: string;
}

function Choice({ form, messages, actions, name, none, options, ...rest }: ChoiceProps) {
  return (
    <Field label={copy.form[name]} error={messages[name]} isRequired>
      {(control) => (
        <Select
          {...rest}
          {...control}
          name={name}
          options={[{ value: '', label: none }, ...options]}
          value={form[name]}
          onChange={(event) => actions.type(name, event.target.value)}
        />
      )}
    </Field>
  );
}

const COUNTRY_OPTIONS = COUNTRIES.map((name) => ({ value: name, label: name }));
// The types see that they are the contract's values, no more and no fewer.
const ROLE_OPTIONS = ROLES.map((value: Role) => ({ value, label: ROLE_LABELS[value] }));
const AVAILABILITY_OPTIONS = AVAILABILITIES.map((value: Availability) => ({
  value,
  label: AVAILABILITY_LABELS[value],
}));

// Without their buttons, Chromium and Safari count nothing under a wheel either.
const NO_SPIN_BUTTONS =
  '[appearance:textfield] [&::-webkit-inner-spin-button]:hidden [&::-webkit-outer-spin-button]:hidden';
const personName = { dir: 'auto', maxLength: MAX_LENGTH.name } as const;
const number = { type: 'number', inputMode: 'numeric', step: 1 } as const;

function Group({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <fieldset className="@container min-w-0">
      <legend className="mb-4 text-18 font-semibold">{heading}</legend>
      <div className="grid grid-cols-1 items-start gap-5 @lg:grid-cols-2">{children}</div>
    </fieldset>
  );
}

/** Who the applicant is. */
export function PersonFields(props: FormFieldsProps) {
  return (
    <Group heading={copy.form.about}>
      <TextInput {...props} {...personName} name="first_name" autoComplete="given-name" />
      <TextInput {...props} {...personName} name="last_name" autoComplete="family-name" />
      <TextInput {...props} name="email" type="email" autoComplete="email" maxLength={MAX_LENGTH.email} />
      <Choice
        {...props}
        name="country"
        none={copy.form.noCountry}
        options={COUNTRY_OPTIONS}
        autoComplete="country-name"
      />
      <TextInput
        {...props}
        name="phone_number"
        type="number"
        inputMode="numeric"
        autoComplete="tel"
        hint={copy.form.phoneHint}
        className={NO_SPIN_BUTTONS}
        ref={keepToDigits}
        read={readDigits}
      />
      <TextInput {...props} {...number} {...AGE} name="age" hint={copy.form.ageHint} />
    </Group>
  );
}

interface HelpFieldsProps extends FormFieldsProps {
  cv: File | null;
  isCvOptional: boolean;
  lostCvName: string | null;
  isSending: boolean;
}

function cvHint({ lostCvName, isCvOptional }: HelpFieldsProps): string {
  const gone = lostCvName === null ? [] : [copy.form.cvGone(lostCvName)];
  return [...gone, ...(isCvOptional ? [copy.form.cvNotNow] : []), copy.form.cvHint].join(' ');
}

/** What the applicant offers. */
export function HelpFields(props: HelpFieldsProps) {
  const { form, messages, actions, cv, isCvOptional, isSending } = props;
  const fields = { form, messages, actions };
  return (
    <Group heading={copy.form.help}>
      <Choice {...fields} name="role" none={copy.form.noRole} options={ROLE_OPTIONS} />
      <RadioChips
        label={copy.form.availability}
        isRequired
        name="availability"
        options={AVAILABILITY_OPTIONS}
        value={AVAILABILITIES.find((value) => value === form.availability) ?? null}
        onChange={(value) => actions.type('availability', value)}
        error={messages.availability}
      />
      {isPartTime(form) && (
        <>
          <TextInput {...fields} {...number} {...HOURS} name="hours" isRequired={false} />
          <TextInput {...fields} {...number} {...DAYS} name="days" isRequired={false} />
        </>
      )}
      <FileField
        label={copy.form.cv}
        hint={cvHint(props)}
        error={messages.cv}
        isRequired={!isCvOptional}
        file={cv}
        onChange={actions.chooseCv}
        accept={CV_ACCEPT}
        name={CV_FIELD}
        isDisabled={isSending}
        className="@lg:col-span-2"
      />
    </Group>
  );
}

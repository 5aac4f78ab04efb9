import type { ReactNode } from 'react';
import { Field } from '@/components/Field/Field';
import { FileField } from '@/components/FileField/FileField';
import { Input } from '@/components/Input/Input';
import { RadioChips } from '@/components/RadioChips/RadioChips';
import { Select, type SelectOption } from '@/components/Select/Select';
import { TextField } from '@/components/TextField/TextField';
import { COUNTRIES } from '@/lib/countries';
import type { Form } from '@/lib/form/useForm';
import { AVAILABILITIES, AVAILABILITY_LABELS, ROLE_LABELS, ROLES } from '@/lib/volunteers';
import { CV_ACCEPT, findCvProblem } from './cv';
import { keepToDigits, readDigits } from './phoneDigits';
import {
  AGE,
  DAYS,
  HOURS,
  isPartTime,
  MAX_LENGTH,
  type Availability,
  type Role,
  type VolunteerValues,
} from './volunteerForm';
import { copy } from './copy';

interface FieldsProps {
  form: Form<VolunteerValues>;
}

// Without spin buttons, Chromium and Safari do not change the number with the wheel.
const NO_SPIN_BUTTONS =
  '[appearance:textfield] [&::-webkit-inner-spin-button]:hidden [&::-webkit-outer-spin-button]:hidden';

function PhoneField({ form }: FieldsProps) {
  const { value, error, onChange, ...rest } = form.field('phone_number');
  return (
    <Field label={copy.form.phone_number} hint={copy.form.phoneHint} error={error} isRequired>
      {(control) => (
        <Input
          {...control}
          {...rest}
          ref={keepToDigits}
          type="number"
          inputMode="numeric"
          autoComplete="tel"
          className={NO_SPIN_BUTTONS}
          value={value}
          onChange={(event) => onChange(readDigits(event.target, value))}
        />
      )}
    </Field>
  );
}

interface SelectFieldProps extends FieldsProps {
  name: 'country' | 'role';
  options: readonly SelectOption[];
  autoComplete?: string;
}

function SelectField({ form, name, ...rest }: SelectFieldProps) {
  const { error, onChange, ...bound } = form.field(name);
  return (
    <Field label={copy.form[name]} error={error} isRequired>
      {(control) => (
        <Select {...rest} {...control} {...bound} onChange={(event) => onChange(event.target.value)} />
      )}
    </Field>
  );
}

const COUNTRY_OPTIONS: readonly SelectOption[] = [
  { value: '', label: copy.form.noCountry },
  ...COUNTRIES.map((name) => ({ value: name, label: name })),
];
// The types ensure that these are exactly the contract's values.
const ROLE_OPTIONS: readonly SelectOption[] = [
  { value: '', label: copy.form.noRole },
  ...ROLES.map((value: Role) => ({ value, label: ROLE_LABELS[value] })),
];
const AVAILABILITY_OPTIONS = AVAILABILITIES.map((value: Availability) => ({
  value,
  label: AVAILABILITY_LABELS[value],
}));

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

/** The applicant's personal details. */
export function PersonFields({ form }: FieldsProps) {
  const { field } = form;
  const { form: text } = copy;
  return (
    <Group heading={text.about}>
      <TextField
        {...field('first_name')}
        {...personName}
        label={text.first_name}
        autoComplete="given-name"
        isRequired
      />
      <TextField
        {...field('last_name')}
        {...personName}
        label={text.last_name}
        autoComplete="family-name"
        isRequired
      />
      <TextField
        {...field('email')}
        label={text.email}
        type="email"
        autoComplete="email"
        maxLength={MAX_LENGTH.email}
        isRequired
      />
      <SelectField form={form} name="country" options={COUNTRY_OPTIONS} autoComplete="country-name" />
      <PhoneField form={form} />
      <TextField {...field('age')} {...number} {...AGE} label={text.age} hint={text.ageHint} isRequired />
    </Group>
  );
}

interface HelpFieldsProps extends FieldsProps {
  isCvOptional: boolean;
  isSending: boolean;
}

function CvField({ form, isCvOptional, isSending }: HelpFieldsProps) {
  const { value: cv, error, name, onChange } = form.field('cv');
  const [lost] = cv ? [] : (form.restored?.lostFiles ?? []);
  const hints = [
    lost !== undefined && copy.form.cvGone(lost),
    isCvOptional && copy.form.cvNotNow,
    copy.form.cvHint,
  ];
  return (
    <FileField
      label={copy.form.cv}
      hint={hints.filter(Boolean).join(' ')}
      error={error ?? (cv ? findCvProblem(cv) : undefined)}
      isRequired={!isCvOptional}
      file={cv}
      onChange={onChange}
      accept={CV_ACCEPT}
      name={name}
      isDisabled={isSending}
      className="@lg:col-span-2"
    />
  );
}

/** The role, the availability and the CV. */
export function HelpFields({ form, ...rest }: HelpFieldsProps) {
  const availability = form.field('availability');
  return (
    <Group heading={copy.form.help}>
      <SelectField form={form} name="role" options={ROLE_OPTIONS} />
      <RadioChips
        {...availability}
        label={copy.form.availability}
        isRequired
        options={AVAILABILITY_OPTIONS}
        value={AVAILABILITIES.find((value) => value === availability.value) ?? null}
      />
      {isPartTime(form.values) && (
        <>
          <TextField {...form.field('hours')} {...number} {...HOURS} label={copy.form.hours} />
          <TextField {...form.field('days')} {...number} {...DAYS} label={copy.form.days} />
        </>
      )}
      <CvField form={form} {...rest} />
    </Group>
  );
}

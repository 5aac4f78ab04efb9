import type { InputHTMLAttributes } from 'react';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { Textarea } from '@/components/Textarea/Textarea';
import type { FieldsProps } from './fieldsProps';
import type { ProjectValues } from './projectValues';

/** The fields that hold one text. */
type TextKey =
  | 'title'
  | 'summary'
  | 'location'
  | 'targetAmount'
  | 'deadline'
  | 'donationReason'
  | 'impactPhrase'
  | 'impactCount'
  | 'beneficiaryCount';

interface TextFieldProps extends FieldsProps {
  field: TextKey & keyof ProjectValues;
  label: string;
  hint?: string;
  isRequired?: boolean;
  /** How many lines it shows; more than one makes it a field of several lines. */
  rows?: number;
  type?: 'text' | 'date';
  inputMode?: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** A sign inside the field before what is typed. */
  prefix?: string;
  className?: string;
}

/** A field for one text, bound to the form. The browser's own memory of earlier projects would only be in the way. */
export function TextField({
  field,
  label,
  hint,
  isRequired = false,
  rows = 1,
  values,
  messages,
  onChange,
  className,
  ...input
}: TextFieldProps) {
  const bound = {
    name: field,
    value: values[field],
    autoComplete: 'off',
    onChange: (event: { target: { value: string } }) => onChange(field, { [field]: event.target.value }),
  };
  return (
    <Field
      label={label}
      error={messages[field]}
      isRequired={isRequired}
      {...(hint !== undefined && { hint })}
      {...(className !== undefined && { className })}
    >
      {(control) =>
        rows > 1 ? (
          <Textarea {...control} {...bound} rows={rows} />
        ) : (
          <Input {...control} {...bound} {...input} />
        )
      }
    </Field>
  );
}

import type { Ref } from 'react';
import { Field, type FieldProps } from '@/components/Field/Field';
import { Input, type InputProps } from '@/components/Input/Input';
import { Textarea, type TextareaProps } from '@/components/Textarea/Textarea';

type Shared = Pick<FieldProps, 'label' | 'hint' | 'error' | 'isRequired'> & {
  /** The text. */
  value: string;
  /** Called with the new text. */
  onChange: (text: string) => void;
};

interface OneLineProps extends Shared, Omit<InputProps, keyof Shared> {
  /** Without it, the field has one line. */
  rows?: undefined;
}

interface SeveralLinesProps extends Shared, Omit<TextareaProps, keyof Shared | 'ref'> {
  /** The number of visible lines. */
  rows: number;
  /** The control itself. */
  ref?: Ref<HTMLTextAreaElement>;
}

export type TextFieldProps = OneLineProps | SeveralLinesProps;

/** A labelled text field, multi-line with `rows`. Accepts the field props of `useForm`. */
export function TextField({ label, hint, error, isRequired, onChange, className, ...rest }: TextFieldProps) {
  const onText = (event: { target: { value: string } }) => onChange(event.target.value);
  return (
    <Field label={label} hint={hint} error={error} isRequired={isRequired} className={className}>
      {(control) =>
        rest.rows === undefined ? (
          <Input {...control} {...rest} onChange={onText} />
        ) : (
          <Textarea {...control} {...rest} onChange={onText} />
        )
      }
    </Field>
  );
}

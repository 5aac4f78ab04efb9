import { useState, type ComponentProps } from 'react';
import { Field } from '@/components/Field/Field';
import { Input } from '@/components/Input/Input';
import { copy } from './copy';

interface PasswordFieldProps extends Omit<ComponentProps<typeof Input>, 'prefix' | 'type' | 'onChange'> {
  label?: string;
  hint?: string;
  error?: string | undefined;
  onChange: (password: string) => void;
}

const { label: LABEL, show, hide, of } = copy.password;

/** A password field with a toggle to show it. `label` distinguishes two on the same screen. */
export function PasswordField({ label = LABEL, hint, error, onChange, ...input }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false);
  // The accessible name contains the visible label, for voice control.
  const { visible, name } = isShown ? hide : show;
  return (
    <Field label={label} hint={hint} error={error} isRequired>
      {(control) => (
        <span className="relative block">
          <Input
            {...input}
            {...control}
            onChange={(event) => onChange(event.target.value)}
            type={isShown ? 'text' : 'password'}
            className="pr-20"
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
          />
          <button
            type="button"
            aria-label={label === LABEL ? name : of(name, label)}
            aria-controls={control.id}
            onClick={() => setIsShown(!isShown)}
            className="absolute inset-y-0.5 right-0.5 min-w-18 rounded-control px-3 text-14 font-semibold text-forest hover:bg-leaf"
          >
            {visible}
          </button>
        </span>
      )}
    </Field>
  );
}

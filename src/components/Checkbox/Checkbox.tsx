import { clsx } from 'clsx';
import { useId, type ComponentProps, type ReactNode } from 'react';
import { FieldError } from '@/components/Field/FieldError';

export interface CheckboxProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'id' | 'checked' | 'value' | 'onChange'
> {
  /** The visible name, worded so that ticking says yes to it. */
  label: ReactNode;
  /** Permanent help text. */
  hint?: string | undefined;
  /** What is wrong; announced when it appears. */
  error?: string | undefined;
  /** Whether it is ticked; undefined makes it uncontrolled. */
  value?: boolean;
  /** Called with the new value. */
  onChange?: (isTicked: boolean) => void;
}

/** A labelled checkbox. Accepts the field props of `useForm`. */
export function Checkbox({ label, hint, error, value, onChange, className, ...input }: CheckboxProps) {
  const id = useId();
  const hintId = hint === undefined ? undefined : `${id}-hint`;
  const errorId = `${id}-error`;
  return (
    <div className={className}>
      <label className="flex min-h-11 w-fit items-center gap-3">
        <input
          {...input}
          type="checkbox"
          checked={value}
          onChange={(event) => onChange?.(event.target.checked)}
          className="size-5 shrink-0 accent-forest"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={clsx(hintId, error !== undefined && errorId) || undefined}
        />
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="text-14 text-muted">
          {hint}
        </p>
      )}
      <FieldError id={errorId} message={error} />
    </div>
  );
}

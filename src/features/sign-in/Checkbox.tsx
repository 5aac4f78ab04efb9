import { useId, type ComponentProps } from 'react';
import { FieldError } from '@/components/Field/FieldError';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: string;
  error?: string | undefined;
}

/** A box to tick, its label beside it. */
export function Checkbox({ label, error, ...input }: CheckboxProps) {
  const errorId = useId();
  return (
    <div>
      <label className="flex min-h-11 w-fit items-center gap-3">
        <input
          {...input}
          type="checkbox"
          className="size-5 shrink-0 accent-forest"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : errorId}
        />
        {label}
      </label>
      <FieldError id={errorId} message={error} />
    </div>
  );
}

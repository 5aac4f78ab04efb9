import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';

/** What a control takes from its {@link Field}, to be spread on it. */
export interface FieldControlProps {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** Help that is always there. */
  hint?: string;
  /** What is wrong; announced when it appears. */
  error?: string | undefined;
  isRequired?: boolean;
  className?: string;
  /** Draws the control with the field's id and description. */
  children: (control: FieldControlProps) => ReactNode;
}

/** A control with its label, hint and error. The field owns the ids that tie them together. */
export function Field({ label, hint, error, isRequired = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = clsx(hint !== undefined && hintId, error !== undefined && errorId) || undefined;
  return (
    <div className={clsx('grid gap-1.5', className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {hint !== undefined && (
        <p id={hintId} className="text-14 text-muted">
          {hint}
        </p>
      )}
      {children({
        id,
        required: isRequired,
        'aria-describedby': describedBy,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      <p id={errorId} aria-live="polite" className="text-14 font-semibold text-danger empty:hidden">
        {error}
      </p>
    </div>
  );
}

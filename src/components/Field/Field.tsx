import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { FieldError } from '@/components/Field/FieldError';

/** What a control takes from its `Field`, to be spread on it. */
export interface FieldControlProps {
  id: string;
  required: boolean;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  label: string;
  /** Help that is always there. */
  hint?: string | undefined;
  /** What is wrong; announced when it appears. */
  error?: string | undefined;
  /** Says so beside the label, and to screen readers through the control itself. */
  isRequired?: boolean | undefined;
  className?: string;
  /** Draws the control with the field's id and description. */
  children: (control: FieldControlProps) => ReactNode;
}

const REQUIRED = 'Required';

/** A control with its label, hint and error. The field owns the ids that tie them together. */
export function Field({ label, hint, error, isRequired = false, className, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = clsx(hint !== undefined && hintId, error !== undefined && errorId) || undefined;
  return (
    <div className={clsx('min-w-0', className)}>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <label htmlFor={id} className="min-w-0 font-semibold">
          {label}
        </label>
        {isRequired && (
          <span aria-hidden="true" className="text-14 text-muted">
            {REQUIRED}
          </span>
        )}
      </div>
      {hint !== undefined && (
        <p id={hintId} className="mt-0.5 text-14 text-muted">
          {hint}
        </p>
      )}
      <div className="mt-1.5">
        {children({
          id,
          required: isRequired,
          'aria-describedby': describedBy,
          'aria-invalid': error === undefined ? undefined : true,
        })}
      </div>
      <FieldError id={errorId} message={error} />
    </div>
  );
}

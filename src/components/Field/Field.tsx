import { clsx } from 'clsx';
import { useId, type ReactNode } from 'react';
import { FieldError } from '@/components/Field/FieldError';

/** The props that a control gets from its `Field`. */
export interface FieldControlProps {
  /** For the label’s `htmlFor`. */
  id: string;
  /** From `isRequired`. */
  required: boolean;
  /** The ids of the hint and the error. */
  'aria-describedby': string | undefined;
  /** Set while there is an error. */
  'aria-invalid': true | undefined;
}

export interface FieldProps {
  /** The visible name. */
  label: string;
  /** Permanent help text. */
  hint?: string | undefined;
  /** What is wrong; announced when it appears. */
  error?: string | undefined;
  /** Marks the field as required beside the label, and the control itself for screen readers. */
  isRequired?: boolean | undefined;
  /** Classes for its place in the layout, on the outermost element. */
  className?: string | undefined;
  /** Renders the control with the field's id and description. */
  children: (control: FieldControlProps) => ReactNode;
}

const REQUIRED = 'Required';

/** A control with its label, hint and error, whose ids the field creates. */
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

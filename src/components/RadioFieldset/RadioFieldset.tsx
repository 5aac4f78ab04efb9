import { clsx } from 'clsx';
import { useId } from 'react';
import { FieldError } from '@/components/Field/FieldError';

/** One choice: `value` is what the form holds, `label` what the reader sees. */
export interface RadioOption<Value extends string> {
  value: Value;
  label: string;
}

export interface RadioFieldsetProps<Value extends string> {
  /** Names the group, above it. */
  label: string;
  options: readonly RadioOption<Value>[];
  /** Null as long as none is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** The name under which a form sends the choice. */
  name?: string | undefined;
  /** What is wrong with the choice; announced when it appears. */
  error?: string | undefined;
  /** Says so beside the label, and to screen readers through the options themselves. */
  isRequired?: boolean | undefined;
  className?: string | undefined;
  /** Lays the options out. */
  listClassName: string;
  /** The look of each option. It may style the chosen one with `has-checked:`. */
  optionClassName: string;
}

const REQUIRED = 'Required';

/**
 * Native radio buttons in a fieldset, each lying unseen over its own option: the arrow keys, the form and the screen
 * reader find what they know. The ground of `SegmentedControl` and `RadioChips`.
 */
export function RadioFieldset<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  error,
  isRequired = false,
  className,
  listClassName,
  optionClassName,
}: RadioFieldsetProps<Value>) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset
      className={clsx('min-w-0', className)}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <legend className="mb-1.5 flex w-full flex-wrap items-baseline justify-between gap-x-3 font-semibold">
        {label}
        {isRequired && (
          <span aria-hidden="true" className="text-14 font-normal text-muted">
            {REQUIRED}
          </span>
        )}
      </legend>
      <div className={listClassName}>
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex items-center justify-center text-center transition-[background-color,border-color,color]',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)',
              'has-checked:system-chosen',
              optionClassName,
            )}
          >
            <input
              type="radio"
              name={name ?? id}
              value={option.value}
              required={isRequired}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer appearance-none rounded-[inherit] outline-none"
            />
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
      <FieldError id={errorId} message={error} />
    </fieldset>
  );
}

import { clsx } from 'clsx';
import { useId, type Ref } from 'react';
import { FieldError } from '@/components/Field/FieldError';

/** An option: its value in the form and its visible label. */
export interface RadioOption<Value extends string> {
  /** What the form sends. */
  value: Value;
  /** The visible text. */
  label: string;
}

export interface RadioFieldsetProps<Value extends string> {
  /** The group's visible name. */
  label: string;
  /** In the order in which they are shown. */
  options: readonly RadioOption<Value>[];
  /** Null if none is chosen. */
  value: Value | null;
  /** Called with the chosen value. */
  onChange: (value: Value) => void;
  /** The name of the control in the form. */
  name?: string | undefined;
  /** What is wrong with the choice; announced when it appears. */
  error?: string | undefined;
  /** Marks the group as required beside the label, and its options for screen readers. */
  isRequired?: boolean | undefined;
  /** Classes for its place in the layout, on the outermost element. */
  className?: string | undefined;
  /** The group itself. */
  ref?: Ref<HTMLFieldSetElement> | undefined;
  /** Classes for the layout of the options. */
  listClassName: string;
  /** Classes for each option. `has-checked:` styles the chosen one. */
  optionClassName: string;
}

const REQUIRED = 'Required';

/**
 * Native radio buttons in a fieldset, each invisible on top of its option, so that arrow keys, forms and screen
 * readers work as usual. The base of `SegmentedControl` and `RadioChips`.
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
  ref,
  listClassName,
  optionClassName,
}: RadioFieldsetProps<Value>) {
  const id = useId();
  const errorId = `${id}-error`;
  return (
    <fieldset
      ref={ref}
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

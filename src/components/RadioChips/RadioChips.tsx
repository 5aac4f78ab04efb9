import { clsx } from 'clsx';
import { useId } from 'react';

export interface RadioChipsProps<Value extends string> {
  /** What is being chosen; read out, and shown unless `isLegendHidden`. */
  legend: string;
  isLegendHidden?: boolean;
  options: readonly { value: Value; label: string }[];
  /** The chosen value; null while nothing is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  className?: string;
}

/** Large chips of which at most one is chosen, none at first. Native radios: arrow keys move the choice. */
export function RadioChips<Value extends string>({
  legend,
  isLegendHidden = false,
  options,
  value,
  onChange,
  className,
}: RadioChipsProps<Value>) {
  const name = useId();
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className={clsx(isLegendHidden ? 'sr-only' : 'mb-1.5 font-semibold')}>{legend}</legend>
      <div className="grid grid-cols-2 gap-2 sm:grid-cols-4">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'figures relative flex min-h-13 items-center justify-center rounded-control border border-control bg-white px-2 text-18 font-semibold',
              'hover:border-forest hover:bg-leaf has-checked:border-forest has-checked:bg-forest has-checked:text-white',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-forest',
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { clsx } from 'clsx';
import { useId } from 'react';

export interface SegmentedControlProps<Value extends string> {
  /** What is being chosen; read out, and shown unless `isLegendHidden`. */
  legend: string;
  isLegendHidden?: boolean;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChange: (value: Value) => void;
  className?: string;
}

/** Two or three choices of which exactly one holds, side by side. Native radios: arrow keys move the choice. */
export function SegmentedControl<Value extends string>({
  legend,
  isLegendHidden = false,
  options,
  value,
  onChange,
  className,
}: SegmentedControlProps<Value>) {
  const name = useId();
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className={clsx(isLegendHidden ? 'sr-only' : 'mb-1.5 font-semibold')}>{legend}</legend>
      <div className="flex rounded-control border border-control bg-sand-2 p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-11 flex-1 items-center justify-center rounded-[7px] px-3 text-center font-semibold text-muted',
              'hover:text-ink has-checked:bg-white has-checked:text-forest has-checked:shadow-float',
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

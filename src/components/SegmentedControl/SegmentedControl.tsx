import { clsx } from 'clsx';
import { useId } from 'react';

export interface SegmentedControlOption<Value extends string> {
  value: Value;
  label: string;
}

export interface SegmentedControlProps<Value extends string> {
  /** Names the group, above it. */
  label: string;
  options: readonly SegmentedControlOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
  /** The name under which a form sends the choice. */
  name?: string;
  className?: string;
}

/** A choice of one among two or three short options that exclude each other; one is always chosen. */
export function SegmentedControl<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  className,
}: SegmentedControlProps<Value>) {
  const ownName = useId();
  return (
    <fieldset className={clsx('min-w-0', className)}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="flex rounded-control border border-control bg-white p-1">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-11 min-w-0 flex-1 items-center justify-center rounded-[calc(var(--radius-control)-4px)] px-3 py-1 text-center',
              'text-16 font-semibold transition-colors hover:bg-leaf',
              'has-checked:bg-forest has-checked:text-white',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-forest',
            )}
          >
            <input
              type="radio"
              name={name ?? ownName}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
              className="absolute inset-0 size-full opacity-0"
            />
            <span className="min-w-0">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

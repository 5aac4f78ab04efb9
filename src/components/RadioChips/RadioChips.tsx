import { clsx } from 'clsx';
import { useId } from 'react';

export interface RadioChipsOption<Value extends string> {
  value: Value;
  label: string;
}

export interface RadioChipsProps<Value extends string> {
  /** Names the group, above it. */
  label: string;
  options: readonly RadioChipsOption<Value>[];
  /** Null as long as none is chosen. */
  value: Value | null;
  onChange: (value: Value) => void;
  /** The name under which a form sends the choice. */
  name?: string;
  className?: string;
}

/** Large chips of which one may be chosen, or none, such as suggested amounts. */
export function RadioChips<Value extends string>({
  label,
  options,
  value,
  onChange,
  name,
  className,
}: RadioChipsProps<Value>) {
  const ownName = useId();
  return (
    <fieldset className={clsx('@container min-w-0', className)}>
      <legend className="mb-1.5 font-semibold">{label}</legend>
      <div className="grid grid-cols-2 gap-2 @sm:grid-cols-4">
        {options.map((option) => (
          <label
            key={option.value}
            className={clsx(
              'relative flex min-h-14 items-center justify-center rounded-control border border-control bg-white px-2 py-2',
              'figures text-center text-18 font-semibold transition-colors hover:bg-leaf',
              'has-checked:border-forest has-checked:bg-leaf has-checked:text-forest',
              'has-checked:inset-ring-2 has-checked:inset-ring-forest',
              'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-forest',
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

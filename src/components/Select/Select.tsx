import { clsx } from 'clsx';
import { memo, type Ref, type SelectHTMLAttributes } from 'react';

/** A value of a `Select` and its label. */
export interface SelectOption {
  /** What the form sends. */
  value: string;
  /** The visible text. */
  label: string;
}

export interface SelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children' | 'multiple'> {
  /**
   * In the order in which they are shown; the first is chosen unless `value` names another. Pass the same array on every
   * render: a list of all countries takes a slow phone too long to render again on every key press.
   */
  options: readonly SelectOption[];
  /** The control itself. */
  ref?: Ref<HTMLSelectElement>;
}

const LOOK = [
  'min-h-12 w-full min-w-0 appearance-none overflow-hidden rounded-control border border-control bg-white py-2 pr-10 pl-4 text-ellipsis whitespace-normal',
  'text-16 text-ink aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger',
  'disabled:cursor-not-allowed disabled:bg-sand-2 disabled:text-muted',
];

const Options = memo(({ options }: Pick<SelectProps, 'options'>) =>
  options.map(({ value, label }) => (
    <option key={value} value={value}>
      {label}
    </option>
  )),
);

/** A native select, with our style while closed. Label it with `Field`. */
export function Select({ options, className, ...rest }: SelectProps) {
  return (
    <span className={clsx('relative block', className)}>
      <select className={clsx(LOOK)} {...rest}>
        <Options options={options} />
      </select>
      <svg
        viewBox="0 0 24 24"
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-muted"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d="m6 9.5 6 6 6-6" />
      </svg>
    </span>
  );
}

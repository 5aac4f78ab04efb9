import { clsx } from 'clsx';
import type { InputHTMLAttributes, Ref } from 'react';

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** A symbol before the text, such as a currency's; hidden from screen readers. */
  prefix?: string;
  /** The control itself. */
  ref?: Ref<HTMLInputElement>;
}

const LOOK = [
  'min-h-12 w-full min-w-0 rounded-control border border-control bg-white px-4 py-2 text-16 text-ink placeholder:text-muted',
  'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger',
  'disabled:bg-sand-2 disabled:text-muted',
];

/** A one-line text field. Label it with `Field`. */
export function Input({ prefix, className, type = 'text', ...rest }: InputProps) {
  if (prefix === undefined) return <input type={type} className={clsx(LOOK, className)} {...rest} />;
  return (
    <span className={clsx('relative block', className)}>
      <span
        aria-hidden="true"
        // Without JavaScript it could not follow the chosen currency.
        className="pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center pl-2 noscript:hidden"
      >
        {prefix}
      </span>
      <input type={type} className={clsx(LOOK, 'pl-10 noscript:pl-4')} {...rest} />
    </span>
  );
}

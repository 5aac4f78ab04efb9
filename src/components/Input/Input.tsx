import { clsx } from 'clsx';
import type { InputHTMLAttributes, Ref } from 'react';

export interface InputProps extends InputHTMLAttributes<HTMLInputElement> {
  /** A sign inside the field before what is typed, such as a currency's symbol; not read out. */
  prefix?: string;
  ref?: Ref<HTMLInputElement>;
}

const LOOK =
  'w-full min-h-12 rounded-control border border-control bg-white px-4 py-2 text-16 text-ink placeholder:text-muted aria-invalid:border-2 aria-invalid:border-danger disabled:bg-sand-2';

/** A one-line text field. Give it its label through {@link Field}. */
export function Input({ prefix, className, type = 'text', ...rest }: InputProps) {
  if (prefix === undefined) return <input type={type} className={clsx(LOOK, className)} {...rest} />;
  return (
    <span className="relative block">
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 flex items-center font-semibold"
      >
        {prefix}
      </span>
      <input type={type} className={clsx(LOOK, 'pl-9', className)} {...rest} />
    </span>
  );
}

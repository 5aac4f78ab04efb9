import { clsx } from 'clsx';
import type { Ref, TextareaHTMLAttributes } from 'react';

export interface TextareaProps extends TextareaHTMLAttributes<HTMLTextAreaElement> {
  /** The control itself. */
  ref?: Ref<HTMLTextAreaElement>;
}

const LOOK = [
  'block w-full min-w-0 resize-y rounded-control border border-control bg-white px-4 py-3 text-16 text-ink placeholder:text-muted',
  'aria-invalid:border-danger aria-invalid:inset-ring aria-invalid:inset-ring-danger',
  'read-only:bg-sand disabled:bg-sand-2 disabled:text-muted',
];

/** A multi-line text field that can be resized. Label it with `Field`. */
export function Textarea({ className, rows = 6, ...rest }: TextareaProps) {
  return <textarea rows={rows} className={clsx(LOOK, className)} {...rest} />;
}

import { clsx } from 'clsx';
import type { InputHTMLAttributes, Ref } from 'react';

export interface FileSurfaceProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'title'> {
  /** What a press does. */
  choose: string;
  /** That a file can also be dropped; hidden on touch screens, where it cannot. */
  drop: string;
  /** Classes for the size of the surface. */
  className: string;
  /** The control itself. */
  ref: Ref<HTMLInputElement>;
}

/**
 * The dashed surface of a field for files. The browser's own control is invisible and covers the whole surface: it
 * receives clicks, focus and dropped files.
 */
export function FileSurface({ choose, drop, className, ...input }: FileSurfaceProps) {
  const { disabled = false } = input;
  return (
    <div
      className={clsx(
        'relative grid place-items-center rounded-control border border-dashed bg-white text-center',
        'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-(--focus-ring)',
        input['aria-invalid'] ? 'border-danger' : 'border-control',
        !disabled && 'hover:bg-leaf',
        className,
      )}
    >
      <span aria-hidden="true" className={disabled ? 'text-muted' : undefined}>
        <span className="font-semibold text-forest underline underline-offset-4">{choose}</span>{' '}
        <span className="text-muted pointer-coarse:hidden">{drop}</span>
      </span>
      <input
        {...input}
        type="file"
        // Suppresses the browser's "No file chosen" tooltip.
        title=""
        className="absolute inset-0 size-full cursor-pointer opacity-0 disabled:cursor-not-allowed"
      />
    </div>
  );
}

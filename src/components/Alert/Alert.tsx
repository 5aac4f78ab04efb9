import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { ReactNode, Ref } from 'react';

export interface AlertProps {
  /** `error` interrupts a screen reader; the others wait for a pause. */
  kind: 'error' | 'warning' | 'success' | 'info';
  title: string;
  children?: ReactNode;
  /** A button or a link that leads on. */
  action?: ReactNode;
  className?: string;
  ref?: Ref<HTMLDivElement>;
}

const look = cva('flex gap-3 rounded-control border-l-4 bg-white p-4 text-ink', {
  variants: {
    kind: {
      error: 'border-danger [&_svg]:text-danger',
      warning: 'border-warning [&_svg]:text-warning',
      success: 'border-success [&_svg]:text-success',
      info: 'border-info [&_svg]:text-info',
    },
  },
});

const MARKS: Record<AlertProps['kind'], string> = {
  error: 'M12 7v6m0 4h.01M12 3l9.500 17h-19z',
  warning: 'M12 7v6m0 4h.01M12 3l9.500 17h-19z',
  success: 'm7.500 12.500 3 3 6-7M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
  info: 'M12 11v6m0-10h.01M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z',
};

/** A message that belongs to its place on the page, announced when it appears. The title says it; the rest explains. */
export function Alert({ kind, title, children, action, className, ref }: AlertProps) {
  return (
    <div ref={ref} role={kind === 'error' ? 'alert' : 'status'} className={clsx(look({ kind }), className)}>
      <svg
        viewBox="0 0 24 24"
        className="mt-0.5 size-6 shrink-0"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path d={MARKS[kind]} />
      </svg>
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {children !== undefined && <div className="mt-1 text-muted">{children}</div>}
        {action !== undefined && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}

import { clsx } from 'clsx';
import type { ReactElement, ReactNode, Ref } from 'react';
import { Icon, type IconProps } from '@/components/Icon/Icon';

export interface AlertProps {
  /** `error` interrupts a screen reader; the others wait for a pause. */
  kind: 'error' | 'warning' | 'success' | 'info';
  /** What happened, worded so that it needs neither colour nor icon. */
  title: string;
  /** What it means, or what to do. */
  children?: ReactNode;
  /** A button or link for the next step. */
  action?: ReactElement | undefined;
  /** Classes for its place in the layout, on the outermost element. */
  className?: string;
  /** The message, for example to focus it. */
  ref?: Ref<HTMLDivElement>;
}

const BORDERS = {
  error: 'border-danger',
  warning: 'border-warning',
  success: 'border-success',
  info: 'border-info',
};

const ICONS: Readonly<Record<AlertProps['kind'], { name: IconProps['name']; className: string }>> = {
  error: { name: 'alert', className: 'size-6 text-danger' },
  warning: { name: 'alert', className: 'size-6 text-warning' },
  success: { name: 'success', className: 'size-6 text-success' },
  info: { name: 'info', className: 'size-6 text-info' },
};

/** A message in its place on the page, announced when it appears. */
export function Alert({ kind, title, children, action, className, ref }: AlertProps) {
  const look = clsx(
    'on-light flex gap-3 rounded-control border bg-white p-4 pr-5 text-ink',
    BORDERS[kind],
    className,
  );
  return (
    <div ref={ref} role={kind === 'error' ? 'alert' : 'status'} className={look}>
      <Icon {...ICONS[kind]} />
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{title}</p>
        {children !== undefined && <div className="mt-1 text-muted">{children}</div>}
        {action !== undefined && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}

import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';
import { Icon, type IconProps } from '@/components/Icon/Icon';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  /** One or two words. */
  children?: ReactNode;
  /** `default` and `secondary` are neutral; the others express a status and have an icon. */
  variant?: 'default' | 'secondary' | 'success' | 'warning' | 'danger' | 'info';
}

const BADGE =
  'inline-flex max-w-full items-baseline gap-1.5 rounded-full border px-3 py-0.5 text-14 font-semibold';

const VARIANTS = {
  default: 'border-forest bg-forest text-white',
  secondary: 'border-line bg-sand-2 text-ink',
  success: 'border-success bg-white text-success',
  warning: 'border-warning bg-white text-warning',
  danger: 'border-danger bg-white text-danger',
  info: 'border-info bg-white text-info',
};

const ICONS: Partial<Record<NonNullable<BadgeProps['variant']>, IconProps['name']>> = {
  success: 'check',
  warning: 'alert',
  danger: 'close',
  info: 'info',
};

/** One or two words about the item next to it, such as a status or a category. */
export function Badge({ variant = 'default', className, children, ...rest }: BadgeProps) {
  const icon = ICONS[variant];
  return (
    <span className={clsx(BADGE, VARIANTS[variant], className)} {...rest}>
      {icon !== undefined && <Icon name={icon} className="-ml-1 size-4 self-center" />}
      <span className="min-w-0">{children}</span>
    </span>
  );
}

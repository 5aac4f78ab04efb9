import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

export interface BadgeProps extends HTMLAttributes<HTMLSpanElement> {
  variant?: 'default' | 'secondary' | 'success' | 'warning' | 'danger' | 'info';
}

const look = cva(
  'inline-flex items-center gap-1.5 rounded-full border px-3 py-0.5 text-14 font-semibold whitespace-nowrap',
  {
    variants: {
      variant: {
        default: 'border-forest bg-forest text-white',
        secondary: 'border-line bg-sand-2 text-ink',
        success: 'border-success bg-white text-success',
        warning: 'border-warning bg-white text-warning',
        danger: 'border-danger bg-white text-danger',
        info: 'border-info bg-white text-info',
      },
    },
  },
);

/** One or two words about the thing beside it, such as a status or a category. */
export function Badge({ variant = 'default', className, ...rest }: BadgeProps) {
  return <span className={clsx(look({ variant }), className)} {...rest} />;
}

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import type { HTMLAttributes } from 'react';

export interface CardProps extends HTMLAttributes<HTMLDivElement> {
  /** `raised` floats above the page; `flat` lies on it, with a hairline. */
  variant?: 'flat' | 'raised';
  padding?: 'none' | 'medium' | 'large';
}

const look = cva('on-light rounded-card bg-white text-ink', {
  variants: {
    variant: { flat: 'border border-line', raised: 'shadow-float' },
    padding: { none: '', medium: 'p-5 sm:p-6', large: 'p-5 sm:p-8' },
  },
});

/** A white surface that holds one thing. */
export function Card({ variant = 'flat', padding = 'medium', className, ...rest }: CardProps) {
  return <div className={clsx(look({ variant, padding }), className)} {...rest} />;
}

import { clsx } from 'clsx';
import type { HTMLAttributes, ReactNode } from 'react';

export interface CardProps extends HTMLAttributes<HTMLDivElement> {
  /** The content. */
  children?: ReactNode;
  /** `raised` has a shadow; `flat` has a hairline border. */
  variant?: 'flat' | 'raised';
  /** The distance to the content; `none` is for a picture that fills the card. */
  padding?: 'none' | 'medium' | 'large';
}

const VARIANTS = { flat: 'border border-line', raised: 'shadow-float' };
const PADDINGS = { none: '', medium: 'p-5 sm:p-6', large: 'p-5 sm:p-8' };

/** A white surface for one item. */
export function Card({ variant = 'flat', padding = 'medium', className, ...rest }: CardProps) {
  const look = clsx(
    'on-light rounded-card bg-white text-ink',
    VARIANTS[variant],
    PADDINGS[padding],
    className,
  );
  return <div className={look} {...rest} />;
}

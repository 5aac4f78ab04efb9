import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** `donate` is for giving and for nothing else. */
  variant?: 'primary' | 'donate' | 'outline' | 'ghost' | 'danger';
  size?: 'medium' | 'large';
  /** Takes the whole width of its place. */
  isWide?: boolean;
  /** Gives its look to the only child, such as a link. */
  asChild?: boolean;
  /** Something is under way: the button keeps the focus, but pressing it does nothing. */
  isPending?: boolean;
  /** Shown in place of the children while `isPending`. */
  pendingLabel?: string;
  type?: 'button' | 'submit' | 'reset';
  ref?: Ref<HTMLButtonElement>;
}

const look = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-control border-2 border-transparent text-center font-semibold',
    'transition-colors aria-disabled:cursor-progress',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sand-2 disabled:text-muted',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-forest text-white not-disabled:hover:bg-forest-deep',
        donate: 'bg-marigold text-ink not-disabled:hover:bg-marigold-deep',
        outline: 'border-forest text-forest not-disabled:hover:bg-leaf',
        ghost: 'text-forest not-disabled:hover:bg-leaf',
        danger: 'bg-danger text-white not-disabled:hover:bg-ink',
      },
      size: {
        medium: 'min-h-11 px-5 py-2 text-16',
        large: 'min-h-13 px-6 py-3 text-18',
      },
      isWide: { true: 'w-full', false: '' },
    },
  },
);

function swallow(event: MouseEvent) {
  event.preventDefault();
  event.stopPropagation();
}

/** A button, or with `asChild` a link that looks like one. */
export function Button({
  variant = 'primary',
  size = 'medium',
  isWide = false,
  asChild = false,
  isPending = false,
  pendingLabel,
  type = 'button',
  className,
  children,
  onClick,
  ...rest
}: ButtonProps) {
  const classes = clsx(look({ variant, size, isWide }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} onClick={onClick} {...rest}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type={type}
      className={classes}
      aria-disabled={isPending || undefined}
      onClick={isPending ? swallow : onClick}
      {...rest}
    >
      {isPending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
}

import { cva } from 'class-variance-authority';
import { clsx } from 'clsx';
import { Slot } from 'radix-ui';
import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react';

export interface ButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** `donate` is for giving and for nothing else: no other control has its colour. */
  variant?: 'primary' | 'donate' | 'outline' | 'ghost' | 'danger';
  /** `large` is for the one clear action of a page. Both are at least 44 px high. */
  size?: 'medium' | 'large';
  /** Takes the whole width of its place. */
  isWide?: boolean;
  /** Gives its look to the only child, such as a link. */
  asChild?: boolean;
  /** Something is under way: the button keeps the focus, but pressing it does nothing. Not with `asChild`. */
  isPending?: boolean;
  /** Shown in place of the children while `isPending`. */
  pendingLabel?: string;
  type?: 'button' | 'submit' | 'reset';
  ref?: Ref<HTMLButtonElement>;
}

const look = cva(
  [
    'inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline print:hidden',
    'transition-[background-color,border-color,color] aria-disabled:cursor-progress',
    'disabled:cursor-not-allowed disabled:border-line disabled:bg-sand-2 disabled:text-muted',
  ],
  {
    variants: {
      variant: {
        primary: 'border-forest bg-forest text-white not-disabled:hover:bg-forest-deep',
        donate: 'border-marigold bg-marigold text-ink not-disabled:hover:bg-marigold-deep',
        outline: 'border-forest bg-white text-forest not-disabled:hover:bg-leaf',
        ghost: 'border-transparent text-forest underline underline-offset-4 not-disabled:hover:bg-leaf',
        danger: 'border-danger bg-danger text-white not-disabled:hover:bg-danger-deep',
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

function PendingMark() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 animate-spin rounded-full border-2 border-current border-r-transparent"
    />
  );
}

/**
 * A button, or with `asChild` a link that looks like one. While `isPending` no press gets through: neither a second
 * click nor Enter in a field of its form.
 */
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
      {...rest}
      type={type}
      className={classes}
      aria-disabled={isPending || rest['aria-disabled']}
      onClick={isPending ? swallow : onClick}
    >
      {isPending && <PendingMark />}
      {isPending && pendingLabel !== undefined ? pendingLabel : children}
    </button>
  );
}

import { clsx } from 'clsx';
import {
  cloneElement,
  isValidElement,
  type ButtonHTMLAttributes,
  type MouseEvent,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
} from 'react';

interface SharedProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'type'> {
  /** `donate` is reserved for donating: no other control has its colour. */
  variant?: 'primary' | 'donate' | 'outline' | 'ghost' | 'danger';
  /** `large` is for a page's main action. Both are at least 44 px high. */
  size?: 'medium' | 'large';
  /** Takes the full available width. */
  isWide?: boolean;
  /** The label: the action, and what it acts on. */
  children?: ReactNode;
  /** Called on a press, unless `isPending`. */
  onClick?: MouseEventHandler<HTMLButtonElement>;
  /** The button itself, or with `asChild` the element that takes its place. */
  ref?: Ref<HTMLButtonElement>;
}

interface PressedProps extends SharedProps {
  /**
   * Puts the button's style, and the other props that are set, on its only child, such as a link. Rules out `isPending`
   * and `type`.
   */
  asChild?: false;
  /** An action is running: the button keeps the focus, but ignores presses. */
  isPending?: boolean;
  /** Replaces the children while `isPending`. */
  pendingLabel?: string;
  /** What a press does in a form. */
  type?: 'button' | 'submit' | 'reset';
}

interface AsChildProps extends SharedProps, Partial<Record<'isPending' | 'pendingLabel' | 'type', never>> {
  /** The child brings its own type. */
  asChild: true;
}

export type ButtonProps = PressedProps | AsChildProps;

/** While disabled; the donate button keeps its own colour, paler. */
const RESTING = 'disabled:border-line disabled:bg-sand-2';

const BUTTON = clsx(
  'inline-flex items-center justify-center gap-2 rounded-control border text-center font-semibold no-underline print:hidden',
  'transition-[background-color,border-color,color] aria-disabled:cursor-progress',
  'disabled:cursor-not-allowed disabled:text-muted',
);

const VARIANTS = {
  primary: clsx('border-forest bg-forest text-white not-disabled:hover:bg-forest-deep', RESTING),
  donate:
    'border-marigold bg-marigold text-ink not-disabled:hover:bg-marigold-deep disabled:bg-marigold-soft',
  outline: clsx('border-forest bg-white text-forest not-disabled:hover:bg-leaf', RESTING),
  ghost: clsx(
    'border-transparent text-forest underline underline-offset-4 not-disabled:hover:bg-leaf',
    RESTING,
  ),
  danger: clsx('border-danger bg-danger text-white not-disabled:hover:bg-danger-deep', RESTING),
};

const SIZES = { medium: 'min-h-11 px-5 py-2 text-16', large: 'min-h-13 px-6 py-3 text-18' };

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
 * A button, or with `asChild` a link that looks like one. While `isPending` it ignores all presses, including Enter
 * in a field of its form.
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
  const classes = clsx(BUTTON, VARIANTS[variant], SIZES[size], isWide && 'w-full', className);
  if (asChild && isValidElement<ButtonHTMLAttributes<HTMLButtonElement>>(children)) {
    return cloneElement(children, {
      ...rest,
      ...(onClick && { onClick }),
      className: clsx(classes, children.props.className),
    });
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

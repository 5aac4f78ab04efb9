import { clsx } from 'clsx';

export interface SpinnerProps {
  /** What is loading; announced, and shown beside the ring. */
  label: string;
  /** Classes for its place in the layout, on the outermost element. */
  className?: string;
}

/** A spinning ring with an announced label. */
export function Spinner({ label, className }: SpinnerProps) {
  return (
    <div role="status" className={clsx('inline-flex items-center gap-3 text-muted', className)}>
      <svg
        viewBox="0 0 24 24"
        className="size-6 shrink-0 animate-spin text-forest"
        fill="none"
        aria-hidden="true"
      >
        <circle cx="12" cy="12" r="9" className="stroke-line" strokeWidth="3" />
        <path d="M21 12a9 9 0 0 0-9-9" stroke="currentColor" strokeWidth="3" strokeLinecap="round" />
      </svg>
      <span>{label}</span>
    </div>
  );
}

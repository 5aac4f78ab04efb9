import { clsx } from 'clsx';

export interface ProgressProps {
  /** The accessible name. */
  label: string;
  /** In per cent. Above 100 the bar is full; below 0 or NaN it is empty. */
  value: number;
  /** The value as text, as shown beside the bar: "33.33% funded". */
  valueLabel: string;
  /** Classes for its place in the layout, on the outermost element. */
  className?: string;
}

/** The filled part of the bar, from 0 to 100. */
function toFilled(value: number): number {
  return Number.isNaN(value) ? 0 : Math.min(100, Math.max(0, value));
}

/**
 * A progress bar. The caller also shows `valueLabel` as text, because the bar is not exact. Its width is an SVG
 * attribute, because the site's security policy blocks inline styles.
 */
export function Progress({ label, value, valueLabel, className }: ProgressProps) {
  const filled = toFilled(value);
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={filled}
      aria-valuetext={valueLabel}
      className={clsx(
        'h-2.5 overflow-hidden rounded-full bg-leaf inset-ring inset-ring-forest/30',
        className,
      )}
    >
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" className="block size-full" aria-hidden="true">
        <rect width={filled} height="1" className="fill-forest forced-colors:fill-[Highlight]" />
      </svg>
    </div>
  );
}

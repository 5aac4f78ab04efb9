import { clsx } from 'clsx';
import { useId } from 'react';

export interface WovenStripProps {
  /** `on-dark` is for a forest surface. */
  tone?: 'on-light' | 'on-dark';
  /** Classes for its size and place. */
  className?: string;
}

const COLOURS = {
  'on-light': { bars: 'fill-forest', large: 'fill-forest', small: 'fill-clay' },
  'on-dark': { bars: 'fill-sand-2', large: 'fill-sand-2', small: 'fill-clay' },
};

/**
 * The site's only ornament, a band of triangles between bars, based on the borders of African textiles. It marks the
 * hero's edge, missing covers and the 404 page, and fills the available width.
 */
export function WovenStrip({ tone = 'on-light', className }: WovenStripProps) {
  const patternId = useId();
  const { bars, large, small } = COLOURS[tone];
  return (
    <svg className={clsx('block h-8 w-full', className)} aria-hidden="true">
      <defs>
        <pattern id={patternId} width="48" height="32" patternUnits="userSpaceOnUse">
          <path className={bars} d="M0 0h48v3H0zM0 29h48v3H0z" />
          <path className={large} d="M0 6l12 20H0zM48 6v20H36zM24 26 12 6h24z" />
          <path className={small} d="M24 20 19.200 12h9.600zM0 18l4.800 8H0zM48 18v8h-4.800z" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </svg>
  );
}

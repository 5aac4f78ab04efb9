import { useId } from 'react';

/**
 * The site's only ornament, a band of triangles between bars, based on the borders of African textiles. It marks the
 * hero's edge, missing covers and the 404 page, and fills the available width.
 */
export function WovenStrip() {
  const patternId = useId();
  return (
    <svg className="block h-8 w-full" aria-hidden="true">
      <defs>
        <pattern id={patternId} width="48" height="32" patternUnits="userSpaceOnUse">
          <path className="fill-forest" d="M0 0h48v3H0zM0 29h48v3H0z" />
          <path className="fill-forest" d="M0 6l12 20H0zM48 6v20H36zM24 26 12 6h24z" />
          <path className="fill-clay" d="M24 20 19.200 12h9.600zM0 18l4.800 8H0zM48 18v8h-4.800z" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${patternId})`} />
    </svg>
  );
}

// @ts-check
/** Small builders of SVG text, and the colours of the drawings. */

/** The site's tokens, and the tints between them that the drawings need. Marigold stays with the donate button. */
export const C = {
  ink: '#14211B',
  night: '#26382F',
  forest: '#0E4B3A',
  pine: '#1C6650',
  fern: '#4F9579',
  mint: '#B7D8C8',
  leaf: '#E4F0EA',
  sand: '#FBF8F3',
  sand2: '#F3ECE1',
  line: '#DDD2C0',
  control: '#8A7F6C',
  clay: '#A94A22',
  brick: '#C76B3F',
  peach: '#E7AE88',
  blush: '#F3DAC6',
  ochre: '#D3A04E',
  straw: '#EFDCB0',
  wood: '#B9814C',
  bark: '#8A5A33',
  sky: '#D5E5E5',
  dusk: '#93B6B8',
  steel: '#C3CCC8',
  slate: '#8D9B96',
};

/** @type {(n: number) => string} */
const n = (value) => String(Math.round(value * 100) / 100);

/** @type {(x: number, y: number, width: number, height: number, fill: string, radius?: number) => string} */
export const rect = (x, y, width, height, fill, radius = 0) =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${n(radius)}" fill="${fill}"/>`;

/** @type {(x: number, y: number, radius: number, fill: string) => string} */
export const circle = (x, y, radius, fill) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}"/>`;

/** @type {(x: number, y: number, rx: number, ry: number, fill: string) => string} */
export const ellipse = (x, y, rx, ry, fill) =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}"/>`;

/** @type {(d: string, fill: string) => string} */
export const path = (d, fill) => `<path d="${d}" fill="${fill}"/>`;

/** @type {(points: [number, number][], fill: string) => string} */
export const polygon = (points, fill) =>
  `<polygon points="${points.map(([x, y]) => `${n(x)},${n(y)}`).join(' ')}" fill="${fill}"/>`;

/** @type {(d: string, colour: string, width: number) => string} */
export const stroke = (d, colour, width) =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round"/>`;

/** @type {(x: number, y: number, radius: number, colour: string, width: number) => string} */
export const ring = (x, y, radius, colour, width) =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="none" stroke="${colour}" stroke-width="${n(width)}"/>`;

/** @type {(opacity: number, ...children: string[]) => string} */
export const faded = (opacity, ...children) => `<g opacity="${n(opacity)}">${children.join('')}</g>`;

/**
 * Places a drawing whose own origin is where it touches the ground.
 * @type {(x: number, y: number, scale: number, ...children: string[]) => string}
 */
export const at = (x, y, scale, ...children) =>
  `<g transform="translate(${n(x)} ${n(y)}) scale(${n(scale)})">${children.join('')}</g>`;

/** @type {(degrees: number, x: number, y: number, ...children: string[]) => string} */
export const turned = (degrees, x, y, ...children) =>
  `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(degrees)})">${children.join('')}</g>`;

/** @type {(...children: string[]) => string} */
export const mirrored = (...children) => `<g transform="scale(-1 1)">${children.join('')}</g>`;

/** Draws once for each number from 0 to `count` - 1. @type {(count: number, draw: (index: number) => string) => string} */
export const times = (count, draw) => Array.from({ length: count }, (_, index) => draw(index)).join('');

/** The soft shadow under a thing that stands on the floor. @type {(width: number, x?: number) => string} */
export const shadow = (width, x = 0) =>
  faded(0.14, ellipse(x + width * 0.04, 4, width / 2, width * 0.035 + 6, C.ink));

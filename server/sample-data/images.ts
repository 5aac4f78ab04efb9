import type { ImageVariants, ImageWidth } from '../files/fileStore.ts';
import { IMAGE_WIDTHS } from '../files/fileStore.ts';

/**
 * The drawings, as data URLs in the build itself, so that it needs no folder beside it. Import this module only when
 * they are needed: they are held in memory from then on.
 */
const drawings = import.meta.glob<string>('./images/*.webp', {
  query: '?inline',
  import: 'default',
  eager: true,
});

function contentOf(image: string, width: ImageWidth): Buffer {
  const url = drawings[`./images/${image}-${width}.webp`];
  if (url === undefined) throw new Error(`The drawing ${image} is missing in ${width} pixels.`);
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/**
 * A drawing in all its widths.
 *
 * @param image its name without width and ending
 * @throws when it was not drawn
 */
export function sampleImage(image: string): ImageVariants {
  return new Map(IMAGE_WIDTHS.map((width) => [width, contentOf(image, width)]));
}

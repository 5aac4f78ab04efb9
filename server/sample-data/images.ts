import type { ImageVariants, ImageWidth } from '../files/fileStore.ts';
import { IMAGE_WIDTHS } from '../files/fileStore.ts';

/**
 * The drawings as data URLs, so that the build needs no extra folder. Import this module lazily: it keeps them in memory.
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
 * A drawing in all widths.
 *
 * @param image its name without width and extension
 * @throws when it does not exist
 */
export function sampleImage(image: string): ImageVariants {
  return new Map(IMAGE_WIDTHS.map((width) => [width, contentOf(image, width)]));
}

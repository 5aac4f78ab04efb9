import { COLOURS } from './styles.ts';

const TILE = { width: 48, height: 32 } as const;
const BARS = 'M0 0h48v3H0zM0 29h48v3H0z';
const LARGE = 'M0 6l12 20H0zM48 6v20H36zM24 26 12 6h24z';
const SMALL = 'M24 20 19.200 12h9.600zM0 18l4.800 8H0zM48 18v8h-4.800z';

/** Draws the site's ornament, a band of triangles between two bars. All lengths are in points. */
export function drawWovenStrip(
  doc: PDFKit.PDFDocument,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const scale = height / TILE.height;
  doc.save();
  doc.rect(x, y, width, height).clip();
  doc.translate(x, y).scale(scale);
  for (let left = 0; left < width / scale; left += TILE.width) {
    doc.save().translate(left, 0);
    doc.path(BARS).path(LARGE).fill(COLOURS.forest);
    doc.path(SMALL).fill(COLOURS.clay);
    doc.restore();
  }
  doc.restore();
}

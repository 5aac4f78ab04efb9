// @ts-check
/**
 * Draws the mark of public/favicon.svg where a drawing is not taken: public/apple-touch-icon.png for the home screen of a
 * phone, which rounds the corners itself, and public/favicon.ico for whoever asks for no other. Run it after changing the
 * mark: `node scripts/draw-icons.mjs`.
 */
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

/** @param {string} name */
const inPublic = (name) => fileURLToPath(new URL(`../public/${name}`, import.meta.url));

/** The surface behind the mark. */
const GROUND = '#0e4b3a';
const TOUCH_SIZE = 180;
const ICO_SIZE = 32;
/** Of the file of an icon and of its one entry. */
const ICO_HEAD_BYTES = 22;

/** @param {number} size */
const draw = (size) => sharp(inPublic('favicon.svg'), { density: (72 * size) / ICO_SIZE }).resize(size, size);

/**
 * A file of one icon, which is a PNG.
 *
 * @param {Buffer} png
 */
function icoOf(png) {
  const head = Buffer.alloc(ICO_HEAD_BYTES);
  head.writeUInt16LE(1, 2); // it holds icons
  head.writeUInt16LE(1, 4); // one of them
  head.writeUInt8(ICO_SIZE, 6);
  head.writeUInt8(ICO_SIZE, 7);
  head.writeUInt16LE(1, 10); // planes
  head.writeUInt16LE(32, 12); // bits of a pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(ICO_HEAD_BYTES, 18);
  return Buffer.concat([head, png]);
}

await draw(TOUCH_SIZE)
  .flatten({ background: GROUND })
  .png({ palette: true, effort: 10 })
  .toFile(inPublic('apple-touch-icon.png'));
await writeFile(inPublic('favicon.ico'), icoOf(await draw(ICO_SIZE).png({ effort: 10 }).toBuffer()));

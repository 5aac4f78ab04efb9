// @ts-check
/**
 * Draws public/share.png, which stands for the site where a link to one of its pages is shown: a delivery and the mark.
 * Without words, so that it needs no font and no translation. Run it after changing the mark or a drawing:
 * `node scripts/draw-share-picture.mjs`.
 */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { covers } from './covers/covers.mjs';
import { HEIGHT, WIDTH } from './covers/scenes.mjs';

const FILE = fileURLToPath(new URL('../public/share.png', import.meta.url));
/** The size that applications which show links ask for. */
const SIZE = { width: 1200, height: 630 };
const DRAWING = 'cover-laptops';

const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="150" height="150" viewBox="-2 -2 36 36">
  <rect x="-2" y="-2" width="36" height="36" rx="10" fill="#fbf8f3"/>
  <rect width="32" height="32" rx="8" fill="#0e4b3a"/>
  <g fill="none" stroke="#fbf8f3" stroke-width="3.500" stroke-linecap="round" stroke-linejoin="round">
    <path d="M9.500 7.500v17"/><path d="M23 7.500 13 16l10 8.500"/>
  </g>
</svg>`;
const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">${covers[DRAWING]}</svg>`;

const background = await sharp(Buffer.from(drawing), { density: 144 })
  .resize({ ...SIZE, fit: 'cover', position: 'bottom' })
  .flatten({ background: '#fbf8f3' })
  .toBuffer();
await sharp(background)
  .composite([{ input: Buffer.from(mark), left: 1002, top: 48 }])
  .png({ palette: true, quality: 90, effort: 10 })
  .toFile(FILE);

// @ts-check
/**
 * Draws the pictures of the sample data and writes them to server/sample-data/images, in the widths in which the server
 * serves images. Run it after changing a drawing: `node scripts/draw-covers.mjs [name …]`. With `--sheet FILE` it writes
 * one overview of all of them instead.
 */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { covers } from './covers/covers.mjs';
import { proofs } from './covers/proofs.mjs';
import { HEIGHT, WIDTH } from './covers/scenes.mjs';

const FOLDER = fileURLToPath(new URL('../server/sample-data/images/', import.meta.url));
const WIDTHS = [480, 960, 1600];
const RATIO = 3 / 2;
const MAX_BYTES = 60 * 1024;

const drawings = { ...covers, ...proofs };

/** @type {(body: string) => Buffer} */
const toSvg = (body) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}">${body}</svg>`,
  );

/** @type {(body: string, width: number) => import('sharp').Sharp} */
const render = (body, width) =>
  sharp(toSvg(body), { density: (72 * width * 1.5) / WIDTH })
    .resize(width, Math.round(width / RATIO), { kernel: 'lanczos3' })
    .flatten({ background: '#ffffff' });

/** @type {(name: string, body: string) => Promise<void>} */
async function write(name, body) {
  for (const width of WIDTHS) {
    const file = `${FOLDER}${name}-${width}.webp`;
    const { size } = await render(body, width)
      .webp({ quality: 64, effort: 6, smartSubsample: true })
      .toFile(file);
    if (size > MAX_BYTES) throw new Error(`${file} has ${size} bytes, which is too much for a cover.`);
  }
}

/** @type {(file: string, entries: [string, string][]) => Promise<void>} */
async function sheet(file, entries) {
  const [columns, width, gap] = [4, 480, 12];
  const height = Math.round(width / RATIO);
  const tiles = await Promise.all(
    entries.map(async ([, body], index) => ({
      input: await render(body, width).png().toBuffer(),
      left: gap + (index % columns) * (width + gap),
      top: gap + Math.floor(index / columns) * (height + gap),
    })),
  );
  const rows = Math.ceil(entries.length / columns);
  await sharp({
    create: {
      width: gap + columns * (width + gap),
      height: gap + rows * (height + gap),
      channels: 3,
      background: '#ffffff',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}

const words = process.argv.slice(2);
const sheetFile = words[0] === '--sheet' ? words[1] : undefined;
const wanted = sheetFile ? words.slice(2) : words;
const entries = Object.entries(drawings).filter(([name]) => wanted.length === 0 || wanted.includes(name));
if (entries.length === 0) throw new Error(`There is no such drawing: ${wanted.join(', ')}.`);
if (sheetFile) await sheet(sheetFile, entries);
else {
  await mkdir(FOLDER, { recursive: true });
  for (const [name, body] of entries) await write(name, body);
}

import sharp, { type ResizeOptions } from 'sharp';
import type { FileStore } from '../files/fileStore.ts';
import { COLOURS } from '../pdf/styles.ts';

/** In pixels: about 125 per inch of paper, so that a report with many photos can still be sent by email. */
export const DELIVERY_PHOTO = { width: 400, height: 267 } as const;
export const COVER_PHOTO = { width: 800, height: 333 } as const;

const PUBLIC_FILE = /^\/files\/([^/]+)$/;

/** A PDF cannot hold WebP. Null for a picture that is missing or damaged: the report is worth having without it. */
async function jpegOf(
  files: FileStore,
  path: string | null,
  size: ResizeOptions & { width: number },
): Promise<Buffer | null> {
  const name = PUBLIC_FILE.exec(path ?? '')?.[1];
  const file = name === undefined ? null : await files.read(name, size.width);
  if (!file) return null;
  const image = sharp(file)
    .resize({ ...size, background: COLOURS.sand2 })
    .flatten({ background: COLOURS.sand2 });
  return image
    .jpeg({ quality: 60, mozjpeg: true })
    .toBuffer()
    .catch(() => null);
}

/** A photo of a delivery as a JPEG of `DELIVERY_PHOTO`'s size; the whole photo, as it is proof. */
export const deliveryPhoto = (files: FileStore, path: string | null) =>
  jpegOf(files, path, { ...DELIVERY_PHOTO, fit: 'contain' });

/** A project's cover as a JPEG, cropped to `COVER_PHOTO`. */
export const coverPhoto = (files: FileStore, path: string | null) => jpegOf(files, path, COVER_PHOTO);

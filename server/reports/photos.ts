import sharp from 'sharp';
import type { FileStore } from '../files/fileStore.ts';
import { COLOURS, COVER_PHOTO, DELIVERY_PHOTO } from './styles.ts';

const QUALITY = 80;
const PUBLIC_FILE = /^\/files\/([^/]+)$/;

/** A picture whose shape is not far from the frame's fills it; of others nothing may be lost. */
const FILLS_FRAME = { min: 0.8, max: 1.3 };

interface Size {
  width: number;
  height: number;
}

async function jpegIn(frame: Size, file: Buffer): Promise<Buffer> {
  const image = sharp(file);
  const { width, height } = await image.metadata();
  const shape = width / height / (frame.width / frame.height);
  const fills = shape >= FILLS_FRAME.min && shape <= FILLS_FRAME.max;
  return image
    .resize({ ...frame, fit: fills ? 'cover' : 'contain', background: COLOURS.sand2 })
    .flatten({ background: COLOURS.sand2 })
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer();
}

/** The stored file of a public path, or null. */
function stored(files: FileStore, path: string | null, width: number): Promise<Buffer | null> {
  const name = PUBLIC_FILE.exec(path ?? '')?.[1];
  return name === undefined ? Promise.resolve(null) : files.read(name, width);
}

/** A picture that cannot be read is as good as none: the report is still worth having. */
const orNull = (jpeg: Promise<Buffer>): Promise<Buffer | null> => jpeg.catch(() => null);

/** The photo of a delivery as a JPEG, whole, on a quiet ground where its shape is unusual. */
export async function deliveryPhoto(files: FileStore, path: string | null): Promise<Buffer | null> {
  const file = await stored(files, path, DELIVERY_PHOTO.width);
  return file && orNull(jpegIn(DELIVERY_PHOTO, file));
}

/** A project's cover as a JPEG that fills its frame. */
export async function coverPhoto(files: FileStore, path: string | null): Promise<Buffer | null> {
  const file = await stored(files, path, COVER_PHOTO.width);
  if (!file) return null;
  const { width, height } = COVER_PHOTO;
  return orNull(sharp(file).resize(width, height).flatten().jpeg({ quality: QUALITY }).toBuffer());
}

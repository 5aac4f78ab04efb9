import sharp, { type Sharp } from 'sharp';
import { IMAGE_WIDTHS, type ImageVariants, type ImageWidth } from '../files/fileStore.ts';
import { HttpError, validationFailed } from '../http/errors.ts';
import { inOrder } from '../inOrder.ts';
import { contentTypeOf, HEIC_HINT, isHeic } from '../uploads/fileTypes.ts';

/** An uploaded picture. */
export interface UploadedImage {
  /** The name of its form part, for error messages. */
  field: string;
  path: string;
}

/** A re-encoded picture, which contains nothing but pixels. */
export interface EncodedImage {
  variants: ImageVariants;
  /** Of the largest variant, in pixels. */
  width: number;
  height: number;
}

const ACCEPTED: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** Slightly more than the 8192 × 6144 pixels of current phones. */
const MAX_PIXELS = 52_000_000;
/** The largest height, as a multiple of the width; a taller picture becomes narrower than its variant's name says. */
const MAX_SHAPE = 4;
const QUALITY = 80;

// Each picture is encoded only once, so a cache is useless. One thread leaves the others free.
sharp.cache(false);
sharp.concurrency(1);

const wrongType = (field: string, message: string) =>
  new HttpError(415, 'unsupported_media_type', message, [{ field, message: 'must be JPEG, PNG or WebP' }]);

const unreadable = (field: string) =>
  validationFailed('A picture is damaged and cannot be read. Save it again, or choose another one.', [
    { field, message: 'is damaged' },
  ]);

const tooManyPixels = (field: string) =>
  validationFailed(
    `A picture may have up to ${MAX_PIXELS / 1_000_000} million pixels. Save it at a smaller size.`,
    [{ field, message: 'has too many pixels' }],
  );

async function typeOf({ field, path }: UploadedImage): Promise<string> {
  const type = await contentTypeOf(path);
  if (isHeic(type)) throw wrongType(field, HEIC_HINT);
  // sharp would also open SVG, which can contain scripts and links.
  if (!type || !ACCEPTED.has(type)) throw wrongType(field, 'Pictures must be JPEG, PNG or WebP.');
  return type;
}

/** The pixels of the largest variant, upright. Smaller variants are made from it. */
async function readPixels(image: Sharp) {
  const { data, info } = await image
    .autoOrient()
    .resize({ ...boxOf(IMAGE_WIDTHS.at(-1) ?? 0), fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, channels: info.channels };
}

type Pixels = Awaited<ReturnType<typeof readPixels>>;

const boxOf = (width: number) => ({ width, height: width * MAX_SHAPE });

const fits = ({ width, height }: Pixels, variant: ImageWidth) =>
  width <= boxOf(variant).width && height <= boxOf(variant).height;

/** All widths smaller than the picture, and the next larger one. */
function widthsFor(pixels: Pixels): ImageWidth[] {
  const last = IMAGE_WIDTHS.findIndex((variant) => fits(pixels, variant));
  return IMAGE_WIDTHS.slice(0, last + 1);
}

function toWebp({ data, width, height, channels }: Pixels, variant: ImageWidth): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels } })
    .resize({ ...boxOf(variant), fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer();
}

async function encodeVariants(pixels: Pixels): Promise<ImageVariants> {
  return new Map(
    await inOrder(widthsFor(pixels), async (width) => [width, await toWebp(pixels, width)] as const),
  );
}

/**
 * Re-encodes an uploaded picture in the stored widths: upright, in sRGB, first frame only, without metadata, colour profile or
 * appended data.
 *
 * @throws HttpError 415 when it is not a JPEG, PNG or WebP, 422 when it is damaged or has too many pixels
 */
export async function encodeImage(upload: UploadedImage): Promise<EncodedImage> {
  const { field, path } = upload;
  const type = await typeOf(upload);
  // Checked before sharp applies its own limit, because too many pixels and damage have different messages.
  const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error' });
  const facts = await sharp(path, { limitInputPixels: false, failOn: 'error' })
    .metadata()
    .catch(() => null);
  if (!facts || `image/${facts.format}` !== type) throw unreadable(field);
  if (facts.width * facts.height > MAX_PIXELS) throw tooManyPixels(field);
  const pixels = await readPixels(image).catch(() => null);
  if (!pixels) throw unreadable(field);
  return { variants: await encodeVariants(pixels), width: pixels.width, height: pixels.height };
}

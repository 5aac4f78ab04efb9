import sharp, { type Sharp } from 'sharp';
import { IMAGE_WIDTHS, type ImageVariants, type ImageWidth } from '../files/fileStore.ts';
import { HttpError, ruleBroken } from '../http/errors.ts';
import { inOrder } from '../inOrder.ts';
import { contentTypeOf, HEIC_HINT, isHeic } from '../uploads/fileTypes.ts';

/** One picture of a request. */
export interface UploadedImage {
  /** The name of its part, for refusals. */
  field: string;
  /** Of the file that holds it. */
  path: string;
}

/** A picture made anew, with nothing in it but its pixels. */
export interface EncodedImage {
  variants: ImageVariants;
  /** Of the largest variant, in pixels. */
  width: number;
  height: number;
}

const ACCEPTED: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp']);

/** A little above the 8192 × 6144 of today's telephones. */
const MAX_PIXELS = 52_000_000;
/** What is taller than this many times its width becomes narrower than its variant's name says. */
const MAX_SHAPE = 4;
const QUALITY = 80;

// A picture is made once, so remembering it is of no use, and one thread for it leaves the others to everything else.
sharp.cache(false);
sharp.concurrency(1);

const wrongType = (field: string, message: string) =>
  new HttpError(415, 'unsupported_media_type', message, [{ field, message: 'must be JPEG, PNG or WebP' }]);

const unreadable = (field: string) =>
  ruleBroken('A picture is damaged and cannot be read. Save it again, or choose another one.', [
    { field, message: 'is damaged' },
  ]);

const tooManyPixels = (field: string) =>
  ruleBroken(`A picture may have ${MAX_PIXELS / 1_000_000} million pixels. Save it in a smaller size.`, [
    { field, message: 'has too many pixels' },
  ]);

async function typeOf({ field, path }: UploadedImage): Promise<string> {
  const type = await contentTypeOf(path);
  if (isHeic(type)) throw wrongType(field, HEIC_HINT);
  // sharp would also open SVG, which can contain scripts and links.
  if (!type || !ACCEPTED.has(type)) throw wrongType(field, 'Pictures must be JPEG, PNG or WebP.');
  return type;
}

/** The largest variant as bare pixels, turned the right way up: read once, and made smaller from there. */
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

/** All widths that are smaller than the picture, and the first one that is not. */
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
 * Makes an uploaded picture anew: the right way up, in sRGB, its first frame alone, in the stored widths, without
 * EXIF, place, colour profile or anything that was hidden behind its end.
 *
 * @throws HttpError 415 for what is no JPEG, PNG or WebP, 422 for what is damaged or has too many pixels
 */
export async function encodeImage(upload: UploadedImage): Promise<EncodedImage> {
  const { field, path } = upload;
  const type = await typeOf(upload);
  // The number of pixels is looked at below, to be told from damage; sharp looks again while it reads.
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

/** The largest image that the backend accepts. */
export const MAX_IMAGE_BYTES = 10 * 1024 * 1024;

/** The types that the file dialog offers. */
export const ACCEPTED_TYPES = 'image/jpeg,image/png,image/webp';

/** Why a file is rejected. */
export type ImageProblem = 'heic' | 'not-an-image' | 'too-large' | 'unreadable';

/** A rejected file and why. */
export interface RefusedImage {
  file: File;
  problem: ImageProblem | 'too-many';
}

const SIGNATURE_BYTES = 12;
const isJpeg = (signature: string) => signature.startsWith('\u00ff\u00d8\u00ff');
const isPng = (signature: string) => signature.startsWith('\u0089PNG\r\n\u001a\n');
const isWebp = (signature: string) => /^RIFF[\s\S]{4}WEBP/.test(signature);
const KNOWN = [isJpeg, isPng, isWebp];
const HEIC_SIGNATURE = /^[\s\S]{4}ftyp(?:hei|hev|mif1|msf1)/;

async function readSignature(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  return String.fromCodePoint(...bytes);
}

/**
 * Why a file cannot be sent. Like the backend it checks the content, because names prove nothing: phones name HEIC
 * photos `.jpg`.
 */
export async function findImageProblem(file: File): Promise<ImageProblem | undefined> {
  try {
    const signature = await readSignature(file);
    if (HEIC_SIGNATURE.test(signature)) return 'heic';
    if (!KNOWN.some((isKnown) => isKnown(signature))) return 'not-an-image';
    return file.size > MAX_IMAGE_BYTES ? 'too-large' : undefined;
  } catch {
    return 'unreadable';
  }
}

/** Splits files into accepted and rejected ones, in order. At most `max` are accepted. */
export async function sortImages(
  files: readonly File[],
  max: number,
): Promise<{ taken: File[]; refused: RefusedImage[] }> {
  const judged = await Promise.all(
    files.map(async (file) => ({ file, problem: await findImageProblem(file) })),
  );
  const taken: File[] = [];
  const refused: RefusedImage[] = [];
  for (const { file, problem } of judged) {
    if (problem !== undefined) refused.push({ file, problem });
    else if (taken.length >= max) refused.push({ file, problem: 'too-many' });
    else taken.push(file);
  }
  return { taken, refused };
}

const keys = new WeakMap<File, string>();
let lastKey = 0;

/** A stable key for lists, because two files may have the same name. */
export function keyOfFile(file: File): string {
  const known = keys.get(file);
  if (known !== undefined) return known;
  lastKey += 1;
  const key = String(lastKey);
  keys.set(file, key);
  return key;
}

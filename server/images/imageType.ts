/** What an upload is, judged by how it begins and never by its name. HEIC is told apart to be refused in clear words. */
export type ImageType = 'jpeg' | 'png' | 'webp' | 'heic';

/** How many bytes of a file decide. */
export const DECIDING_BYTES = 16;

const SIGNATURES: readonly [ImageType, RegExp][] = [
  ['jpeg', /^\xff\xd8\xff/],
  ['png', /^\x89PNG\r\n/],
  ['webp', /^RIFF[^]{4}WEBP/],
  ['heic', /^[^]{4}ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)/],
];

/**
 * Null for everything else: SVG, which is a document with scripts and links in it, is not even looked at.
 *
 * @param start the first `DECIDING_BYTES` of the file
 */
export function recogniseImage(start: Uint8Array): ImageType | null {
  const text = Buffer.from(start).toString('latin1');
  return SIGNATURES.find(([, signature]) => signature.test(text))?.[0] ?? null;
}

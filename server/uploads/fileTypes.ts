import { extname } from 'node:path';
import { fileTypeFromFile } from 'file-type';

const DOC = 'application/msword';

/** The container of legacy Word, Excel and other Office documents; their content does not say which it is. */
const COMPOUND_FILE = 'application/x-cfb';

/** Every media type that the contract may ask for, with its name in messages. */
const NAMES: ReadonlyMap<string, string> = new Map([
  ['image/jpeg', 'JPEG'],
  ['image/png', 'PNG'],
  ['image/webp', 'WebP'],
  ['application/pdf', 'PDF'],
  [DOC, 'Word (.doc)'],
  ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'Word (.docx)'],
]);

/** @throws for a media type that the server cannot recognise, so that the contract never asks for one */
export function typeName(mediaType: string): string {
  const name = NAMES.get(mediaType);
  if (name === undefined) throw new Error(`No file can be recognised as ${mediaType}.`);
  return name;
}

/** `JPEG, PNG or WebP` */
export function typeNames(mediaTypes: readonly string[]): string {
  const names = mediaTypes.map(typeName);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');
}

/** The client's description of a file. */
export interface Declared {
  fileName?: string | undefined;
  mediaType?: string | undefined;
}

/** The media type of a file's content, ignoring its name; undefined for text and unknown types. */
export async function contentTypeOf(path: string): Promise<string | undefined> {
  const type = await fileTypeFromFile(path);
  return type?.mime === 'image/apng' ? 'image/png' : type?.mime;
}

export const isHeic = (mediaType: string | undefined) => /^image\/hei[cf]/.test(mediaType ?? '');

export const HEIC_HINT = 'HEIC pictures are not supported. Save the picture as a JPEG.';

export interface Recognised {
  /** Null when the file has none of the accepted types. */
  mediaType: string | null;
  /** Advice about a common mistake. */
  hint?: string;
}

/**
 * Recognises a file by its content. The client's description only decides for legacy Word documents, whose container all Office
 * files share.
 *
 * @param accepted media types of the contract
 */
export async function recogniseFile(
  path: string,
  accepted: readonly string[],
  { fileName = '', mediaType }: Declared = {},
): Promise<Recognised> {
  const content = await contentTypeOf(path);
  const saysDoc = mediaType === DOC || extname(fileName).toLowerCase() === '.doc';
  const type = content === COMPOUND_FILE && saysDoc ? DOC : content;
  if (type !== undefined && accepted.includes(type)) return { mediaType: type };
  return { mediaType: null, ...(isHeic(type) && accepted.includes('image/jpeg') && { hint: HEIC_HINT }) };
}

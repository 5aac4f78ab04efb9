import { open, type FileHandle } from 'node:fs/promises';
import { recogniseImage, type ImageType } from '../images/imageType.ts';
import { topStreams } from './compoundFile.ts';
import { isWordArchive } from './wordArchive.ts';

/** A file as far as its type is asked for. */
interface Looked {
  path: string;
  file: FileHandle;
  start: Buffer;
}

interface FileType {
  name: string;
  recognises(looked: Looked): boolean | Promise<boolean>;
}

const START_BYTES = 64;
const ZIP = Buffer.from('504b0304', 'hex');

const image = (name: string, type: ImageType): FileType => ({
  name,
  recognises: ({ start }) => recogniseImage(start) === type,
});

const startsWith = (pattern: RegExp, { start }: Looked) => pattern.test(start.toString('latin1'));

/** Every media type that the contract may ask for, judged by content alone. */
const TYPES: ReadonlyMap<string, FileType> = new Map([
  ['image/jpeg', image('JPEG', 'jpeg')],
  ['image/png', image('PNG', 'png')],
  ['image/webp', image('WebP', 'webp')],
  [
    'application/pdf',
    { name: 'PDF', recognises: (looked) => startsWith(/^(?:\xef\xbb\xbf)?\s{0,16}%PDF-\d/, looked) },
  ],
  [
    'application/msword',
    { name: 'Word (.doc)', recognises: async ({ file }) => (await topStreams(file)).has('WordDocument') },
  ],
  [
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
    {
      name: 'Word (.docx)',
      recognises: async (looked) => looked.start.subarray(0, 4).equals(ZIP) && isWordArchive(looked.path),
    },
  ],
]);

/** @throws for a type that nobody can recognise: then the contract asks for more than the server can do */
export function knownType(mediaType: string): FileType {
  const known = TYPES.get(mediaType);
  if (!known) throw new Error(`No file can be recognised as ${mediaType}.`);
  return known;
}

/** `JPEG, PNG or WebP` */
export function typeNames(mediaTypes: readonly string[]): string {
  const names = mediaTypes.map((mediaType) => knownType(mediaType).name);
  return [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' or ');
}

/** What a file is, and for some that are often sent by mistake, what to do about it. */
export interface Recognised {
  /** The first of the media types that its content is; null when it is none of them. */
  mediaType: string | null;
  hint?: string;
}

async function firstMatch(looked: Looked, [mediaType, ...rest]: readonly string[]): Promise<string | null> {
  if (mediaType === undefined) return null;
  return (await knownType(mediaType).recognises(looked)) ? mediaType : firstMatch(looked, rest);
}

/** Looks into a file and never at its name. */
export async function recogniseFile(path: string, mediaTypes: readonly string[]): Promise<Recognised> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(START_BYTES), 0, START_BYTES, 0);
    const start = buffer.subarray(0, bytesRead);
    const mediaType = await firstMatch({ path, file, start }, mediaTypes);
    const isPhoto = mediaTypes.includes('image/jpeg') && recogniseImage(start) === 'heic';
    return { mediaType, ...(isPhoto && { hint: 'HEIC pictures are not supported. Save it as a JPEG.' }) };
  } finally {
    await file.close();
  }
}

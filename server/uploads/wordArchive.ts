import { text } from 'node:stream/consumers';
import { openPromise, type Entry, type ZipFile } from 'yauzl';

/** What a .docx calls its text; a spreadsheet, a template and a document with macros have other names for theirs. */
const MAIN_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const MAIN_PART = /^word\/document\d*\.xml$/;
const TYPES_PART = '[Content_Types].xml';
const MACROS = /(^|\/)vbaProject\.bin$/i;

const MAX_ENTRIES = 2000;
const MAX_TYPES_BYTES = 256 * 1024;
/** What everything in it may unpack to, as its directory says. */
const MAX_UNPACKED_BYTES = 200 * 1024 * 1024;

interface Contents {
  types: Entry | null;
  hasMainPart: boolean;
}

/** Null for an archive that no word processor makes. */
async function contentsOf(archive: ZipFile): Promise<Contents | null> {
  const contents: Contents = { types: null, hasMainPart: false };
  let unpacked = 0;
  for await (const entry of archive.eachEntry()) {
    unpacked += entry.uncompressedSize;
    const isOdd = entry.isEncrypted() || MACROS.test(entry.fileName) || unpacked > MAX_UNPACKED_BYTES;
    if (isOdd) return null;
    if (entry.fileName === TYPES_PART) contents.types = entry;
    if (MAIN_PART.test(entry.fileName)) contents.hasMainPart = true;
  }
  return contents;
}

async function isDocument(archive: ZipFile): Promise<boolean> {
  if (archive.entryCount > MAX_ENTRIES) return false;
  const contents = await contentsOf(archive);
  if (!contents?.types || !contents.hasMainPart) return false;
  if (contents.types.uncompressedSize > MAX_TYPES_BYTES) return false;
  // It fails when more comes out than the directory says.
  return (await text(await archive.openReadStreamPromise(contents.types))).includes(MAIN_TYPE);
}

/** Whether a zip archive is a Word document without macros. Nothing but its list of types is unpacked. */
export async function isWordArchive(path: string): Promise<boolean> {
  const archive = await openPromise(path, { autoClose: false }).catch(() => null);
  if (!archive) return false;
  try {
    return await isDocument(archive);
  } catch {
    return false;
  } finally {
    archive.close();
  }
}

import type { FileHandle } from 'node:fs/promises';

/**
 * Reads the names at the top of an OLE compound file (.doc, .xls, .msi and others are such files). Packages that do so
 * read every stream into memory, which a hostile directory can make a million times as large as the file; this one reads
 * the directory alone, and never more of it than a fixed number of sectors.
 */

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
const HEADER_BYTES = 512;
const ENTRY_BYTES = 128;
/** Where the header keeps the addresses of the first sectors of the allocation table: enough for 6.8 MB. */
const TABLE_AT = 76;
const TABLE_SECTORS = 109;
const LAST_SECTOR = 0xfffffff9;
const MAX_ENTRIES = 4096;
const STREAM = 2;

interface Entry {
  name: string;
  type: number;
  left: number;
  right: number;
  child: number;
}

async function readAt(file: FileHandle, position: number, length: number): Promise<Buffer | null> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, position);
  return bytesRead === length ? buffer : null;
}

function toEntry(bytes: Buffer): Entry {
  const nameBytes = Math.min(bytes.readUInt16LE(64), 64);
  return {
    name: bytes.toString('utf16le', 0, Math.max(0, nameBytes - 2)),
    type: bytes.readUInt8(66),
    left: bytes.readUInt32LE(68),
    right: bytes.readUInt32LE(72),
    child: bytes.readUInt32LE(76),
  };
}

/** The sector that follows another one, as the allocation table has it. */
async function sectorAfter(file: FileHandle, header: Buffer, sectorBytes: number, sector: number) {
  const perSector = sectorBytes / 4;
  const table = Math.floor(sector / perSector);
  if (table >= TABLE_SECTORS) return LAST_SECTOR;
  const address = header.readUInt32LE(TABLE_AT + table * 4);
  if (address >= LAST_SECTOR) return LAST_SECTOR;
  const next = await readAt(file, (address + 1) * sectorBytes + (sector % perSector) * 4, 4);
  return next?.readUInt32LE(0) ?? LAST_SECTOR;
}

async function readDirectory(file: FileHandle, header: Buffer): Promise<Entry[]> {
  const sectorBytes = header.readUInt16LE(30) === 12 ? 4096 : 512;
  const entries: Entry[] = [];
  let sector = header.readUInt32LE(48);
  while (sector < LAST_SECTOR && entries.length < MAX_ENTRIES) {
    // oxlint-disable no-await-in-loop -- each sector says where the next one is
    const bytes = await readAt(file, (sector + 1) * sectorBytes, sectorBytes);
    if (!bytes) break;
    for (let at = 0; at < sectorBytes; at += ENTRY_BYTES) entries.push(toEntry(bytes.subarray(at)));
    sector = await sectorAfter(file, header, sectorBytes, sector);
    // oxlint-enable no-await-in-loop
  }
  return entries;
}

/** The names of the streams at the top: what is deeper belongs to files that were embedded in this one. */
export async function topStreams(file: FileHandle): Promise<Set<string>> {
  const header = await readAt(file, 0, HEADER_BYTES);
  const names = new Set<string>();
  if (!header?.subarray(0, MAGIC.length).equals(MAGIC)) return names;
  const entries = await readDirectory(file, header);
  const open = [entries[0]?.child];
  const seen = new Set<number>();
  while (open.length > 0) {
    const index = open.pop();
    const entry = index === undefined || seen.has(index) ? undefined : entries[index];
    if (index === undefined || !entry) continue;
    seen.add(index);
    if (entry.type === STREAM) names.add(entry.name);
    open.push(entry.left, entry.right);
  }
  return names;
}

import { crc32 } from 'node:zlib';

/** Documents that are no larger than they must be to be recognised. */

export const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n\u00ff\u0000',
  'latin1',
);

interface ZipEntry {
  name: string;
  content?: string;
  /** What the directory says that it unpacks to, where that is not true. */
  claimed?: number;
  encrypted?: boolean;
}

function zipHeaders({ name, content = '', claimed, encrypted = false }: ZipEntry, offset: number) {
  const data = Buffer.from(content);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(encrypted ? 1 : 0, 2);
  fields.writeUInt16LE(claimed === undefined ? 0 : 8, 4);
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(claimed ?? data.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  const [local, central] = ['504b0304', '504b01021400'].map((magic) => Buffer.from(magic, 'hex'));
  return {
    local: Buffer.concat([local ?? place, fields, Buffer.from(name), data]),
    central: Buffer.concat([central ?? place, fields, place, Buffer.from(name)]),
  };
}

/** An archive whose entries are not packed. */
export function zip(entries: readonly ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const centrals: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const { local, central } = zipHeaders(entry, offset);
    locals.push(local);
    centrals.push(central);
    offset += local.length;
  }
  const directory = Buffer.concat(centrals);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const officeType = (kind: string) => `application/vnd.openxmlformats-officedocument.${kind}.main+xml`;

export const contentTypes = (mainType: string): ZipEntry => ({
  name: '[Content_Types].xml',
  content: `<?xml version="1.0"?><Types><Override PartName="/main.xml" ContentType="${mainType}"/></Types>`,
});

export const wordTypes = contentTypes(officeType('wordprocessingml.document'));
export const wordText: ZipEntry = { name: 'word/document.xml', content: '<w:document/>' };

export const docx = zip([wordTypes, { name: '_rels/.rels', content: '<Relationships/>' }, wordText]);

export const xlsx = zip([contentTypes(officeType('spreadsheetml.sheet')), { name: 'xl/workbook.xml' }]);

const NOTHING = 0xffffffff;

interface OleEntry {
  name: string;
  /** 1: a folder, 2: a stream, 5: the top. */
  type: 1 | 2 | 5;
  right?: number;
  child?: number;
}

function oleEntry({ name, type, right = NOTHING, child = NOTHING }: OleEntry): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name.length * 2 + 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt32LE(NOTHING, 68);
  entry.writeUInt32LE(right, 72);
  entry.writeUInt32LE(child, 76);
  return entry;
}

/**
 * A compound file: its header, one sector of allocation table, and a directory.
 *
 * @param next the sector that the table names after the directory's own
 */
export function ole(entries: readonly OleEntry[], next = 0xfffffffe): Buffer {
  const header = Buffer.alloc(512);
  header.write('d0cf11e0a1b11ae1', 'hex');
  header.writeUInt16LE(9, 30);
  header.writeUInt32LE(1, 48);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  const table = Buffer.alloc(512, 0xff);
  table.writeUInt32LE(next, 4);
  const directory = Buffer.concat(entries.map(oleEntry), 512);
  return Buffer.concat([header, table, directory]);
}

export const doc = ole([
  { name: 'Root Entry', type: 5, child: 1 },
  { name: '1Table', type: 2, right: 2 },
  { name: 'WordDocument', type: 2 },
]);

export const xls = ole([
  { name: 'Root Entry', type: 5, child: 1 },
  { name: 'Workbook', type: 2, right: 2 },
  { name: 'MBD0001', type: 1, child: 3 },
  { name: 'WordDocument', type: 2 },
]);

/** The beginning of a program for Windows. */
export const exe = Buffer.from('4d5a90000300000004000000ffff0000b800', 'hex');

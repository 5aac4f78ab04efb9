import { crc32 } from 'node:zlib';

/** Documents just large enough to be recognised. */

export const pdf = Buffer.from(
  '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n\u00ff\u0000',
  'latin1',
);

interface ZipEntry {
  name: string;
  content?: string;
}

function zipHeaders({ name, content = '' }: ZipEntry, offset: number) {
  const data = Buffer.from(content);
  const fields = Buffer.alloc(26);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt32LE(crc32(data), 10);
  fields.writeUInt32LE(data.length, 14);
  fields.writeUInt32LE(data.length, 18);
  fields.writeUInt16LE(Buffer.byteLength(name), 22);
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  const [local, central] = ['504b0304', '504b01021400'].map((magic) => Buffer.from(magic, 'hex'));
  return {
    local: Buffer.concat([local ?? place, fields, Buffer.from(name), data]),
    central: Buffer.concat([central ?? place, fields, place, Buffer.from(name)]),
  };
}

/** An uncompressed archive. */
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

const wordTypes = contentTypes(officeType('wordprocessingml.document'));
export const wordText: ZipEntry = { name: 'word/document.xml', content: '<w:document/>' };

export const docx = zip([wordTypes, { name: '_rels/.rels', content: '<Relationships/>' }, wordText]);

export const xlsx = zip([contentTypes(officeType('spreadsheetml.sheet')), { name: 'xl/workbook.xml' }]);

/** The start of a legacy Office document, the same for Word and Excel. */
export const doc = Buffer.concat([Buffer.from('d0cf11e0a1b11ae1', 'hex'), Buffer.alloc(504)]);

/** The start of a Windows program. */
export const exe = Buffer.from('4d5a90000300000004000000ffff0000b800', 'hex');

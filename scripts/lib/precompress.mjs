// @ts-check
import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

// Not HTML, because the server adds to it and compresses the result itself.
const TEXTUAL = /\.(css|ico|js|json|map|mjs|svg|txt|wasm|webmanifest|xml)$/;

/** In bytes; smaller files are not worth the headers. */
const MIN_BYTES = 512;

const FORMATS = [
  {
    extension: '.br',
    /** @param {Buffer} content */
    compress: (content) =>
      promisify(brotliCompress)(content, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        },
      }),
  },
  {
    extension: '.gz',
    /** @param {Buffer} content */
    compress: (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
  },
];

/** @param {string} file */
async function compressFile(file) {
  const content = await readFile(file);
  if (content.length < MIN_BYTES) return;
  await Promise.all(
    FORMATS.map(async ({ extension, compress }) => {
      const compressed = await compress(content);
      if (compressed.length < content.length) await writeFile(file + extension, compressed);
    }),
  );
}

/**
 * Writes a `.br` and a `.gz` beside each file that they make smaller.
 *
 * @param {string} directory
 */
export async function precompress(directory) {
  const entries = await readdir(directory, { withFileTypes: true, recursive: true });
  const files = entries.filter((entry) => entry.isFile() && TEXTUAL.test(entry.name));
  await Promise.all(files.map((entry) => compressFile(path.join(entry.parentPath, entry.name))));
}

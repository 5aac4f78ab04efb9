// @ts-check
// `npm run build`: builds the website to build/client and the server to build/server.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fingerprintFile, fingerprintOf } from './lib/fingerprint.mjs';
import { precompress } from './lib/precompress.mjs';
import { prerenderPages } from './prerender.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const clientDir = path.join(root, 'build', 'client');

// The fingerprint is deleted first and written last, so that an interrupted build does not count.
const fingerprint = fingerprintOf(root);
await rm(fingerprintFile(root), { force: true });
await mkdir(path.join(root, 'build'), { recursive: true });

await build({ root, mode: 'production', build: { outDir: clientDir, emptyOutDir: true } });
await build({ root, mode: 'production', configFile: path.join(root, 'vite.admin.config.ts') });
await prerenderPages({ root, clientDir });
await precompress(clientDir);
await build({ root, mode: 'production', configFile: path.join(root, 'vite.server.config.ts') });

await writeFile(fingerprintFile(root), fingerprint);

// @ts-check
// `npm run build`: builds the website to build/client and the server to build/server.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { fingerprintFile, fingerprintOf } from './lib/fingerprint.mjs';
import { precompress } from './lib/precompress.mjs';
import { ADMIN_ENTRY, ADMIN_MANIFEST, prerenderPages } from './prerender.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const clientDir = path.join(root, 'build', 'client');

// The fingerprint is deleted first and written last, so that an interrupted build does not count.
const fingerprint = fingerprintOf(root);
await rm(fingerprintFile(root), { force: true });
await mkdir(path.join(root, 'build'), { recursive: true });

await build({ root, mode: 'production', build: { outDir: clientDir, emptyOutDir: true } });
// The administration apart from the public site, so that neither loads what only the other needs.
const admin = { manifest: ADMIN_MANIFEST, rolldownOptions: { input: ADMIN_ENTRY } };
await build({
  root,
  mode: 'production',
  build: { outDir: clientDir, emptyOutDir: false, copyPublicDir: false, ...admin },
});
await prerenderPages({ root, clientDir });
await precompress(clientDir);
await build({ root, mode: 'production', configFile: path.join(root, 'vite.server.config.ts') });

await writeFile(fingerprintFile(root), fingerprint);

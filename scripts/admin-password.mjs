// @ts-check
// `npm run admin:password -- username`: builds if the sources have changed, then asks for a new password.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensureBuilt.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await ensureBuilt(root);
await import(pathToFileURL(path.join(root, 'build', 'server', 'adminPassword.js')).href);

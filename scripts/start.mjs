// @ts-check
// `npm start`: builds if the sources have changed, then runs the server in this process.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensureBuilt.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await ensureBuilt(root);
await import(pathToFileURL(path.join(root, 'build', 'server', 'main.js')).href);

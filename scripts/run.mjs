// @ts-check
// `node scripts/run.mjs PROGRAM ARGUMENTS…`: builds if the sources have changed, then runs a program of build/server in this process.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensureBuilt.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [program] = process.argv.splice(2, 1);

await ensureBuilt(root);
await import(pathToFileURL(path.join(root, 'build', 'server', `${program}.js`)).href);

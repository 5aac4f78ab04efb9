// @ts-check
// `npm run ledger:check -- --from YYYY-MM-DD --to YYYY-MM-DD`: builds if the sources have changed, then compares the books.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensureBuilt.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

await ensureBuilt(root);
await import(pathToFileURL(path.join(root, 'build', 'server', 'ledgerCheck.js')).href);

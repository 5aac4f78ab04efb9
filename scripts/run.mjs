// @ts-check
// `node scripts/run.mjs PROGRAM ARGUMENTS…`: runs a program of build/server in this process. Builds first if there is no build, or, for
// the server, if the sources have changed.
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { ensureBuilt } from './lib/ensureBuilt.mjs';
import { builtFingerprint } from './lib/fingerprint.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const [program] = process.argv.splice(2, 1);

// The operator's commands must not replace the files of a running server.
if (program === 'main' || builtFingerprint(root) === null) await ensureBuilt(root);
await import(pathToFileURL(path.join(root, 'build', 'server', `${program}.js`)).href);

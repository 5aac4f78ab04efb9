import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { StartupProblem } from '../startupProblem.ts';
import { syncDirectory, syncTree } from './disk.ts';

/** Runs in a Node process of its own: creating a cluster takes 600 MB, most of which the server would never release. */
const CREATE = `
  const { PGlite } = require(process.argv[1]);
  PGlite.create({ dataDir: process.argv[2] }).then((engine) => engine.close());
`;

const require = createRequire(import.meta.url);

/**
 * Creates an empty database. Its files are written under a temporary name and moved into place once complete and flushed, so that a
 * kill leaves nothing half-made. Each attempt has its own name, because an interrupted one may still be writing.
 *
 * @param folder must not exist; its parent must
 * @throws StartupProblem when there is no space
 */
export async function createCluster(folder: string): Promise<void> {
  const parent = dirname(folder);
  const prefix = `${basename(folder)}.unfinished-`;
  for (const name of readdirSync(parent).filter((entry) => entry.startsWith(prefix))) {
    rmSync(join(parent, name), { recursive: true, force: true });
  }
  const unfinished = join(parent, prefix + randomBytes(8).toString('hex'));
  mkdirSync(unfinished, { mode: 0o700 });
  const engine = require.resolve('@electric-sql/pglite');
  try {
    await promisify(execFile)(process.execPath, ['--eval', CREATE, engine, unfinished]);
    syncTree(unfinished);
  } catch {
    // The engine gives no reason: on a full disk it throws an object without a message.
    rmSync(unfinished, { recursive: true, force: true });
    throw new StartupProblem(
      `The database could not be created in ${parent}. It takes 40 MB there and 600 MB of memory: check whether the disk is full.`,
    );
  }
  renameSync(unfinished, folder);
  syncDirectory(parent);
}

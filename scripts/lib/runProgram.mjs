// @ts-check
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/** The exit code after Ctrl+C. */
const INTERRUPTED = 130;

/**
 * Runs a program of the working folder's node_modules. npx would find it too, half a second later.
 *
 * @param {string[]} command
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {number} its exit code
 * @throws if it cannot be started, or was interrupted, so that nothing else begins
 */
export function runProgram([program = '', ...args], options) {
  const folder = path.resolve(options?.cwd?.toString() ?? '.', 'node_modules', '.bin');
  const { status, signal, error } = spawnSync(path.join(folder, program), args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  if (error) throw error;
  if (signal !== null || status === INTERRUPTED) throw new Error(`${program} was interrupted.`);
  return status ?? 1;
}

// @ts-check
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a program of the working folder's node_modules. npx would find it too, half a second later.
 *
 * @param {string[]} command
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {number} its exit code
 */
export function runProgram([program = '', ...args], options) {
  const folder = path.resolve(options?.cwd?.toString() ?? '.', 'node_modules', '.bin');
  const { status } = spawnSync(path.join(folder, program), args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  return status ?? 1;
}

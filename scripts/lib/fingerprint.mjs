// @ts-check
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** Everything that affects a build, relative to the project. */
const SOURCES = [
  'contract',
  'index.html',
  'openapi.yaml',
  'package-lock.json',
  'public',
  'scripts/build.mjs',
  'scripts/lib',
  'scripts/prerender.mjs',
  'server',
  'src',
  'tsconfig.json',
  'vite.admin.config.ts',
  'vite.config.ts',
  'vite.server.config.ts',
];

const NOT_BUILT = /\.(test|stories)\.tsx?$/;

/** @param {string} file @returns {string[]} the file, or all files below the folder */
function filesOf(file) {
  if (!existsSync(file)) return [];
  if (!statSync(file).isDirectory()) return [file];
  return readdirSync(file, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}

/**
 * A digest of all sources, which changes when a build would differ.
 *
 * @param {string} root
 * @returns {string}
 */
export function fingerprintOf(root) {
  const hash = createHash('sha256');
  const files = SOURCES.flatMap((source) => filesOf(path.join(root, source)));
  for (const file of files.filter((name) => !NOT_BUILT.test(name)).toSorted()) {
    const name = path.relative(root, file).split(path.sep).join('/');
    hash.update(`${name}\0`).update(readFileSync(file)).update('\0');
  }
  return hash.digest('hex');
}

/** @param {string} root */
export const fingerprintFile = (root) => path.join(root, 'build', 'fingerprint');

/** @param {string} root @returns {string | null} of the current build; null when there is no complete one */
export function builtFingerprint(root) {
  const file = fingerprintFile(root);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

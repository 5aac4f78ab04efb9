// @ts-check
import { spawnSync } from 'node:child_process';
import path from 'node:path';

/**
 * Runs a program of node_modules. npx would find it too, half a second later.
 *
 * @param {string[]} command
 * @param {import('node:child_process').SpawnSyncOptions} [options]
 * @returns {number} its exit code
 */
function run([program = '', ...args], options) {
  const { status } = spawnSync(path.resolve('node_modules', '.bin', program), args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    ...options,
  });
  return status ?? 1;
}

/**
 * Builds the Storybook of a tree, without what pictures do not need, such as documentation.
 *
 * @param {string} tree
 * @param {string} folder
 * @throws if the build fails
 */
export function buildStorybook(tree, folder) {
  const code = run(['storybook', 'build', '--test', '--preview-only', '--quiet', '-o', folder], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error(`The Storybook of ${tree} could not be built.`);
}

/**
 * Photographs a built Storybook with Playwright.
 *
 * @param {string} storybook its folder
 * @param {string} pictures the folder of the pictures
 * @param {string[]} options Playwright's
 * @returns {number} Playwright's exit code
 */
export function photograph(storybook, pictures, options) {
  return run(['playwright', 'test', '--config', 'playwright.visual.config.ts', ...options], {
    env: { ...process.env, VISUAL_STORYBOOK: storybook, VISUAL_PICTURES: pictures },
  });
}

// @ts-check
import { runProgram } from './runProgram.mjs';

/**
 * Builds the Storybook of a tree, without what screenshots do not need, such as documentation.
 *
 * @param {string} tree
 * @param {string} folder
 * @throws if the build fails
 */
export function buildStorybook(tree, folder) {
  const code = runProgram(['storybook', 'build', '--test', '--preview-only', '--quiet', '-o', folder], {
    cwd: tree,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (code !== 0) throw new Error(`The Storybook of ${tree} could not be built.`);
}

/**
 * Takes screenshots of a built Storybook with Playwright.
 *
 * @param {string} storybook its folder
 * @param {string} pictures the folder of the screenshots
 * @param {string[]} options Playwright's
 * @returns {number} Playwright's exit code
 */
export function takeScreenshots(storybook, pictures, options) {
  return runProgram(['playwright', 'test', '--config', 'playwright.visual.config.ts', ...options], {
    env: { ...process.env, VISUAL_STORYBOOK: storybook, VISUAL_PICTURES: pictures },
  });
}

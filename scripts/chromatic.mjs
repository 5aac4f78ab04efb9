// @ts-check
// `npm run chromatic`: says in a line what is missing; Chromatic itself prints a page.
import { runProgram } from './lib/runProgram.mjs';

if (process.env['CHROMATIC_PROJECT_TOKEN']) {
  process.exitCode = runProgram(['chromatic', ...process.argv.slice(2)]);
} else {
  console.error(
    'Set CHROMATIC_PROJECT_TOKEN to the token of your Chromatic project: see docs/visual-tests.md.',
  );
  process.exitCode = 1;
}

// @ts-check
// `npm test`: runs every kind of test in turn, and prints a summary line.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';

const RESULTS = path.resolve('test-results/reports');

/**
 * @typedef {{ passed: number, failed: number, skipped: number }} Counts
 * @typedef {{ name: string, command: string[], count?: (report: string) => Counts, env?: Record<string, string> }} Step
 */

/** @param {string} report a file of Vitest's JSON reporter @returns {Counts} */
function countVitest(report) {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(
    readFileSync(report, 'utf8'),
  );
  return { passed: numPassedTests, failed: numFailedTests, skipped: numPendingTests + numTodoTests };
}

/** @param {string} report a file of Playwright's JSON reporter @returns {Counts} */
function countPlaywright(report) {
  const { expected, unexpected, flaky, skipped } = JSON.parse(readFileSync(report, 'utf8')).stats;
  return { passed: expected, failed: unexpected + flaky, skipped };
}

/** @param {string} name @param {string[]} projects @returns {Step} */
function vitest(name, projects) {
  const chosen = projects.flatMap((project) => ['--project', project]);
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${path.join(RESULTS, `${name}.json`)}`,
  ];
  return { name, command: ['vitest', 'run', ...chosen, ...reporters], count: countVitest };
}

/** @type {Step[]} */
const STEPS = [
  vitest('logic, contract and server', ['unit', 'dom', 'server']),
  vitest('stories', ['stories']),
  { name: 'build', command: ['npm', 'run', 'build'] },
  {
    name: 'end to end',
    command: ['playwright', 'test', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: path.join(RESULTS, 'end to end.json') },
    count: countPlaywright,
  },
];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

const total = { passed: 0, failed: 0, skipped: 0 };
/** Steps that failed although no test did, for instance because of an unhandled error. @type {string[]} */
const broken = [];
for (const { name, command, count, env } of STEPS) {
  console.log(`\n--- ${name}`);
  const [program = '', ...args] = command;
  const { status } = spawnSync(
    program === 'npm' ? program : 'npx',
    program === 'npm' ? args : ['--no', program, ...args],
    {
      stdio: 'inherit',
      env: { ...process.env, ...env },
      shell: process.platform === 'win32',
    },
  );
  try {
    const counts = count?.(path.join(RESULTS, `${name}.json`)) ?? { passed: 0, failed: 0, skipped: 0 };
    total.passed += counts.passed;
    total.failed += counts.failed;
    total.skipped += counts.skipped;
    if (status !== 0 && counts.failed === 0)
      broken.push(`"${name}" exited with ${status}, but no test failed.`);
  } catch {
    broken.push(`"${name}" exited with ${status} and left no report.`);
  }
}
total.failed += broken.length;
for (const sentence of broken) console.log(`\n${sentence}`);
console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
process.exitCode = total.failed === 0 ? 0 : 1;

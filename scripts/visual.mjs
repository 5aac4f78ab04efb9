// @ts-check
// `npm run visual -- --against main`: takes screenshots of the stories in a commit and of the working tree, and shows the
// differences side by side.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildStorybook, takeScreenshots } from './lib/takeScreenshots.mjs';

/** @param {string[]} args @returns {string} what git prints */
const git = (...args) => execFileSync('git', args, { encoding: 'utf8' }).trim();

/** @param {string} tree @returns {string} */
const readLock = (tree) => readFileSync(path.join(tree, 'package-lock.json'), 'utf8');

/** Gives a tree the packages of its lock file: the installed ones, if they are the same. @param {string} tree */
function providePackages(tree) {
  if (readLock(tree) === readLock('.')) {
    symlinkSync(path.resolve('node_modules'), path.join(tree, 'node_modules'), 'junction');
    return;
  }
  const { status } = spawnSync('npm', ['ci'], {
    cwd: tree,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error('The packages of the older commit could not be installed.');
}

/** @param {string} folder of a built Storybook @returns {Set<string>} */
function readStoryIds(folder) {
  const { entries } = JSON.parse(readFileSync(path.join(folder, 'index.json'), 'utf8'));
  return new Set(Object.keys(entries).filter((id) => entries[id].type === 'story'));
}

/** @param {string} title @param {string[]} ids */
function list(title, ids) {
  if (ids.length > 0) console.log(`${title}:\n${ids.map((id) => `  ${id}\n`).join('')}`);
}

/** More differences than this are no accident, and capturing them again would take long. */
const MOST_DOUBTFUL = 60;
const RESULTS = 'test-results/visual/differences';
const UPDATE = ['--update-snapshots=all', '--reporter=line', '--quiet'];

/**
 * Captures the failed stories again, in both Storybooks and each on a freshly loaded page: some show what an
 * earlier story left behind, or are slow on a busy machine.
 *
 * @param {string} before @param {string} after the folders of the Storybooks @param {string} pictures
 * @returns {number} 1 if there are still differences
 */
function captureDoubtfulAgain(before, after, pictures) {
  const lastRun = path.join(RESULTS, '.last-run.json');
  const { failedTests } = JSON.parse(readFileSync(lastRun, 'utf8'));
  if (failedTests.length > MOST_DOUBTFUL) return 1;
  console.log(`Capturing ${failedTests.length} stories again …`);
  process.env['VISUAL_FRESH_PAGES'] = 'yes';
  const results = path.join(pictures, 'again');
  cpSync(lastRun, path.join(results, '.last-run.json'));
  takeScreenshots(before, pictures, [...UPDATE, '--last-failed', `--output=${results}`]);
  return takeScreenshots(after, pictures, ['--last-failed']);
}

const { values } = parseArgs({
  options: { against: { type: 'string', default: 'HEAD' }, only: { type: 'string' } },
});
const commit = git('rev-parse', '--verify', `${values.against}^{commit}`);
const only = values.only === undefined ? [] : ['--grep', values.only];

const temporary = mkdtempSync(path.join(tmpdir(), 'visual-'));
const tree = path.join(temporary, 'tree');
const before = path.join(temporary, 'before');
const after = path.join(temporary, 'after');
const pictures = path.join(temporary, 'pictures');
// Ctrl+C ends the programs that this one runs; then the folders are removed.
process.on('SIGINT', () => {});
try {
  console.log(`Building the Storybook of ${values.against} (${commit.slice(0, 7)}) …`);
  git('worktree', 'add', '--detach', tree, commit);
  providePackages(tree);
  buildStorybook(tree, before);
  console.log('Building the Storybook of the working tree …');
  buildStorybook('.', after);
  console.log(`Capturing ${values.against} …`);
  takeScreenshots(before, pictures, [...UPDATE, ...only]);
  console.log('Capturing and comparing the working tree …');
  process.env['VISUAL_OLDER_STORYBOOK'] = before;
  if (takeScreenshots(after, pictures, only) !== 0)
    process.exitCode = captureDoubtfulAgain(before, after, pictures);
  const [old, current] = [readStoryIds(before), readStoryIds(after)];
  list(
    'New stories, not compared',
    [...current].filter((id) => !old.has(id)),
  );
  list(
    'Removed stories',
    [...old].filter((id) => !current.has(id)),
  );
} finally {
  rmSync(path.join(tree, 'node_modules'), { recursive: true, force: true });
  git('worktree', 'remove', '--force', tree);
  rmSync(temporary, { recursive: true, force: true });
}

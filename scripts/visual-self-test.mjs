// @ts-check
// Proves on the stories of two components that `npm run visual` finds changes, and only those.
import assert from 'node:assert/strict';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildStorybook, takeScreenshots } from './lib/takeScreenshots.mjs';

const STORIES = '../src/components/{Alert,Badge}/*.stories.tsx';

/** Changes to a built Storybook, and the stories that show them. */
const PLANTED = [
  {
    change: '2 px',
    from: /(?<=\.mt-3\s*\{\s*margin-top:\s*)calc\(var\(--spacing\)\s*\*\s*3\)/,
    to: '14px',
    shownBy: ['Components/Alert › Failure With Action'],
  },
  {
    change: 'the least change of one colour',
    from: /(?<=--color-info:\s*)#1b568f/,
    to: '#1b5690',
    shownBy: ['Components/Alert › Info', 'Components/Badge › Info'],
  },
  {
    change: 'one word',
    from: /Your gift is confirmed(?=\.)/,
    to: 'Your gift was confirmed',
    shownBy: ['Components/Alert › Success'],
  },
];

/** @param {string} folder of a built Storybook */
function plantChanges(folder) {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(?:css|js)$/.test(name))
    .map((name) => path.join(folder, name));
  for (const { change, from, to } of PLANTED) {
    const [file, ...others] = files.filter((name) => from.test(readFileSync(name, 'utf8')));
    if (file === undefined || others.length > 0) throw new Error(`Not exactly one place for ${change}.`);
    writeFileSync(file, readFileSync(file, 'utf8').replace(from, to));
  }
}

const temporary = mkdtempSync(path.join(tmpdir(), 'visual-self-test-'));
const storybook = path.join(temporary, 'storybook');
const pictures = path.join(temporary, 'pictures');
const report = path.join(temporary, 'report.json');
// One browser starts faster than two.
const options = ['--workers=1'];

try {
  process.env['STORYBOOK_STORIES'] = STORIES;
  buildStorybook('.', storybook);
  takeScreenshots(storybook, pictures, [...options, '--update-snapshots=all', '--reporter=line', '--quiet']);
  plantChanges(storybook);
  console.log('The differences that follow are planted:');
  process.env['PLAYWRIGHT_JSON_OUTPUT_FILE'] = report;
  takeScreenshots(storybook, pictures, [...options, '--reporter=json']);
  /** @type {{ suites: { specs: { title: string, ok: boolean }[] }[] }} */
  const { suites } = JSON.parse(readFileSync(report, 'utf8'));
  const specs = suites.flatMap((suite) => suite.specs);
  const differing = specs.filter(({ ok }) => !ok).map(({ title }) => title);
  assert.deepEqual(differing.toSorted(), PLANTED.flatMap(({ shownBy }) => shownBy).toSorted());
  assert.ok(specs.length - differing.length >= 7, 'The other stories do not differ.');
  console.log(`The visual tests found ${PLANTED.length} planted changes, and no others.`);
} finally {
  rmSync(temporary, { recursive: true, force: true });
}

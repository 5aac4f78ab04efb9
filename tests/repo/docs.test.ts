import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const files = new Map(
  ['src', 'tests', '.storybook'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => [
      path.basename(file),
      path.join(folder, file),
    ]),
  ),
);

const FILE = /`([\w-]+\.(?:stories|spec|test)\.tsx?)`/g;
const STORY_OF_FILE = /`(\w+)` of `([\w-]+\.stories\.tsx)`/g;

it.each(['accessibility.md', 'testing.md'])('%s names tests that exist', (name) => {
  const text = readFileSync(path.join('docs', name), 'utf8');
  const named = [...text.matchAll(FILE)].map(([, file = '']) => file);
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((file) => !files.has(file))).toEqual([]);
  const missing = [...text.matchAll(STORY_OF_FILE)].filter(
    ([, story = '', file = '']) =>
      !readFileSync(files.get(file) ?? '', 'utf8').includes(`export const ${story}:`),
  );
  expect(missing.map(([match]) => match)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

/** A file or a module of helpers. */
const HELPER = /\.(?:story|test)Helpers(?:\.tsx?)?$|\/testing\//;
const STORY_OR_TEST = /\.(?:stories|test|bench)\.tsx?$/;
const IMPORTED = /(?:\bfrom|\bimport\(|^import) ?'([^']+)'/gm;

it('production code imports no helpers of stories and tests', () => {
  const files = ['src', 'server', 'contract'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => path.posix.join(folder, file)),
  );
  const production = files.filter(
    (file) => /\.tsx?$/.test(file) && !STORY_OR_TEST.test(file) && !HELPER.test(file),
  );
  expect(production.length).toBeGreaterThan(500);
  const wrong = production.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(IMPORTED)]
      .filter(([, name = '']) => HELPER.test(name))
      .map(([, name]) => `${file} imports ${name}`),
  );
  expect(wrong).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { findExportedComponents, findRawColors, hasDefaultExport } from './sourceLaws';

const SRC = fileURLToPath(new URL('../../src/', import.meta.url));
const COMPONENTS = path.join(SRC, 'components');

/** Paths below src/ of the files of `room` that end in `suffix`. */
function listFiles(room: string, suffix: RegExp): string[] {
  return readdirSync(path.join(SRC, room), { recursive: true, encoding: 'utf8' })
    .filter((file) => suffix.test(file))
    .map((file) => path.join(room, file));
}

const read = (file: string) => readFileSync(path.join(SRC, file), 'utf8');

const parse = (file: string) =>
  ts.createSourceFile(file, read(file), ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

const isStory = (file: string) => file.endsWith('.stories.tsx');

const folders = readdirSync(COMPONENTS, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

describe('a component', () => {
  it.each(folders)('%s has a folder with its code and its stories', (name) => {
    expect(readdirSync(path.join(COMPONENTS, name))).toEqual(
      expect.arrayContaining([`${name}.tsx`, `${name}.stories.tsx`]),
    );
  });

  it.each(folders)('%s is exported under the name of its folder', (name) => {
    const exported = findExportedComponents(parse(path.join('components', name, `${name}.tsx`)));
    expect(exported.map((component) => component.name)).toContain(name);
  });

  const sources = listFiles('components', /\.tsx?$/);

  it.each(sources.filter((file) => file.endsWith('.tsx') && !isStory(file) && !file.endsWith('.test.tsx')))(
    '%s says what each component is',
    (file) => {
      const silent = findExportedComponents(parse(file)).filter((component) => !component.hasDocstring);
      expect(silent).toEqual([]);
    },
  );

  it.each(sources.filter((file) => !isStory(file)))('%s has no default export', (file) => {
    expect(hasDefaultExport(parse(file))).toBe(false);
  });
});

describe('a colour', () => {
  // A story or a test may state which colour a browser computes.
  const files = ['components', 'features', 'app']
    .flatMap((room) => listFiles(room, /\.(tsx?|css)$/))
    .filter((file) => !/\.(stories|test)\.tsx?$/.test(file));

  it.each(files)('has a name in %s', (file) => {
    expect(findRawColors(read(file))).toEqual([]);
  });
});

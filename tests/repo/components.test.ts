import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const COMPONENTS = 'src/components';

/** The production files in a folder of `src`. */
function filesIn(folder: string, name: RegExp): string[] {
  return readdirSync(path.join('src', folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => name.test(file) && !/\.(stories|test)\.tsx?$/.test(file))
    .map((file) => path.join('src', folder, file));
}

const read = (file: string) => readFileSync(file, 'utf8');

/** An exported component, and the end of its docstring, if any. */
const EXPORTED = /^(?<docstring>.*\*\/\n)?export (?:function|const) (?<name>[A-Z][a-z]\w*)/gm;

/** A literal colour such as `#0e4b3a` or `rgb(…)`, but not `href="#main"` or `&#39;`. */
const RAW_COLOUR =
  /(?<![\w&/])(?:#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])|(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\()/i;

it('each component has a folder with its code and its stories', () => {
  const folders = readdirSync(COMPONENTS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const incomplete = folders.filter(({ name }) => {
    const code = path.join(COMPONENTS, name, `${name}.tsx`);
    const hasStories = existsSync(path.join(COMPONENTS, name, `${name}.stories.tsx`));
    return !hasStories || !existsSync(code) || !new RegExp(`^export .*\\b${name}\\b`, 'm').test(read(code));
  });
  expect(incomplete.map(({ name }) => name)).toEqual([]);
});

it('each component has rules with a good and a bad example', () => {
  const folders = readdirSync(COMPONENTS, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const stories = folders.map(({ name }) => path.join(COMPONENTS, name, `${name}.stories.tsx`));
  expect(stories.filter((file) => !/^ {4}rules: \{/m.test(read(file)))).toEqual([]);
});

it('each component has a docstring', () => {
  const silent = filesIn('components', /\.tsx$/).flatMap((file) =>
    [...read(file).matchAll(EXPORTED)]
      .filter(({ groups }) => groups?.docstring === undefined)
      .map(({ groups }) => `${file} ${groups?.name}`),
  );
  expect(silent).toEqual([]);
});

it('colours are tokens, not values', () => {
  const files = ['components', 'features', 'app'].flatMap((folder) => filesIn(folder, /\.(tsx?|css)$/));
  expect(files.filter((file) => RAW_COLOUR.test(read(file)))).toEqual([]);
});

import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const ROW = /\| `(\S+)`: (.+?) *\|$/gm;
const named = [...readFileSync('docs/threat-model.md', 'utf8').matchAll(ROW)].map(
  ([, file = '', title = '']) => [file, title] as const,
);

it('names a test for each threat', () => {
  const threats = readFileSync('docs/threat-model.md', 'utf8').match(/^\| (?!threat|-)/gm) ?? [];
  expect(named.length).toBeGreaterThan(0);
  expect(named).toHaveLength(threats.length);
});

it.each(named)('%s has the test "%s"', (file, title) => {
  expect(existsSync(file)).toBe(true);
  expect(readFileSync(file, 'utf8')).toContain(title);
});

import { expect, it } from 'vitest';
import { contract } from './openapi';

/**
 * The syntax that JavaScript (with and without `u`), Python, Go (RE2) and Rust share: literals, escapes, classes,
 * groups, anchors and repetition. It excludes lookaround, backreferences, `\p{…}` and `\u….`.
 */
const PORTABLE =
  /^(?:\\[dwsDWS.[\](){}|^$*+?/\\-]|\\x[0-9A-Fa-f]{2}|\(\?:|\((?!\?)|\{\d{1,3}(?:,\d{0,3})?\}|[^\\({])*$/;

function patternsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (key === 'pattern' && typeof inner === 'string') return [inner];
    return patternsIn(inner);
  });
}

it.each([...new Set(patternsIn(contract))])('%j compiles in every language', (pattern) => {
  expect(pattern).toMatch(PORTABLE);
  expect(() => [new RegExp(pattern), new RegExp(pattern, 'u')]).not.toThrow();
});

it.each(['(?=a)', '(?<!a)', String.raw`\p{L}`, String.raw`\u3164`, String.raw`(a)\1`, 'a{1001}'])(
  '%j would be rejected',
  (pattern) => expect(pattern).not.toMatch(PORTABLE),
);

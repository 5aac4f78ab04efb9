import { describe, expect, it } from 'vitest';
import { safeHttpUrl, safeSitePath } from './safeUrl';

describe('safeHttpUrl', () => {
  it.each([
    ['https://pay.example/checkout?id=1#a', 'https://pay.example/checkout?id=1#a'],
    ['http://127.0.0.1:3000/sandbox', 'http://127.0.0.1:3000/sandbox'],
    ['HTTPS://pay.example', 'https://pay.example/'],
  ])('accepts %s', (value, expected) => {
    expect(safeHttpUrl(value)).toBe(expected);
  });

  it.each([
    ['javascript:alert(1)'],
    [' JavaScript:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['ftp://pay.example'],
    ['//pay.example'],
    ['/checkout'],
    ['checkout'],
    [''],
    [undefined],
    [null],
    [{ href: 'https://pay.example' }],
  ])('refuses %j', (value) => {
    expect(safeHttpUrl(value)).toBeUndefined();
  });
});

it.each([
  ['/gift/7f4c?a=1#b', '/gift/7f4c?a=1#b'],
  ['//evil.example', undefined],
  [String.raw`/\evil.example`, undefined],
  ['/\t/evil.example', undefined],
  ['https://evil.example', undefined],
  ['gift', undefined],
  [null, undefined],
])('safeSitePath of %j is %j', (value, expected) => {
  expect(safeSitePath(value)).toBe(expected);
});

import { expect, it } from 'vitest';
import { isCurrentPath, withoutTrailingSlash } from './currentPath';

it.each([
  ['/', '/'],
  ['/donate', '/donate'],
  ['/donate/', '/donate'],
  ['//', '/'],
])('reads %s as %s', (pathname, expected) => {
  expect(withoutTrailingSlash(pathname)).toBe(expected);
});

it.each([
  ['/', '/', true],
  ['/', '/about', false],
  ['/projects', '/projects', true],
  ['/projects', '/projects/', true],
  ['/projects', '/projects/3', true],
  ['/projects', '/projects-old', false],
  ['/about', '/projects', false],
])('a link to %s on %s: %s', (href, pathname, expected) => {
  expect(isCurrentPath(href, pathname)).toBe(expected);
});

it('handles a path of many slashes quickly', () => {
  const slashes = '/'.repeat(200_000);
  expect(withoutTrailingSlash(slashes)).toBe('/');
  expect(withoutTrailingSlash(`/a${slashes}x`)).toBe(`/a${slashes}x`);
});

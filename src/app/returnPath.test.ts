import { expect, it } from 'vitest';
import { returnPath } from './returnPath';

it.each(['/admin/projects?page=2&search=a%26b#top', '/admin/projects/3/edit', '/projects/proof/3', '/'])(
  'returns to %s',
  (from) => {
    expect(returnPath(from)).toBe(from);
  },
);

it.each([
  [undefined],
  [null],
  [7],
  [{ from: '/admin' }],
  [''],
  ['admin/projects'],
  ['https://evil.example/admin'],
  ['//evil.example/admin'],
  ['/\\evil.example/admin'],
  ['/\t/evil.example/admin'],
  ['/\n\\evil.example'],
  ['\\\\evil.example'],
  ['javascript:alert(1)'],
  ['/login'],
  ['/admin/login?again'],
])('returns to the dashboard instead of %j', (from) => {
  expect(returnPath(from)).toBe('/admin');
});

it('stays on the site however the path climbs', () => {
  expect(returnPath('/..//evil.example')).toBe('/admin');
});

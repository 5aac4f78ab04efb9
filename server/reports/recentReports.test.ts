import { expect, it } from 'vitest';
import { recentReports, reportKey } from './recentReports.ts';

it('tells reports apart by all that they are made of', () => {
  const key = reportKey([1n, { title: 'a' }, null]);
  expect(reportKey([1n, { title: 'a' }, null])).toBe(key);
  expect(reportKey([2n, { title: 'a' }, null])).not.toBe(key);
  expect(reportKey([1n, { title: 'b' }, null])).not.toBe(key);
});

it('keeps those that were asked for last, as many as there is room for', () => {
  const recent = recentReports(100);
  for (const key of ['a', 'b', 'c', 'd']) recent.set(key, Buffer.alloc(25));
  recent.get('a');
  recent.set('e', Buffer.alloc(40));
  expect(['a', 'b', 'c', 'd', 'e'].filter((key) => recent.has(key))).toEqual(['a', 'd', 'e']);
});

it('does not keep what would leave no room for others', () => {
  const recent = recentReports(100);
  recent.set('small', Buffer.alloc(50));
  recent.set('huge', Buffer.alloc(101));
  expect([recent.has('small'), recent.has('huge')]).toEqual([true, false]);
});

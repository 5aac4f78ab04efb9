import { expect, it } from 'vitest';
import { readProjectId } from './projectId';

it.each([
  ['1', 1],
  ['2147483647', 2_147_483_647],
])('reads %s', (text, id) => {
  expect(readProjectId(text)).toBe(id);
});

it.each(['', 'abc', '0', '-1', '1.5', '1e3', ' 3', '3a', '0x3', '2147483648', '9'.repeat(400)])(
  'refuses %j',
  (text) => {
    expect(readProjectId(text)).toBeUndefined();
  },
);

import { expect, it } from 'vitest';
import { readableUrl } from './readableUrl.ts';

const asked = (url: string, accept = 'text/html,application/xhtml+xml') =>
  readableUrl({ url, headers: { accept } });

it.each([
  ['/%', '/%25'],
  ['/%E0%A4%A', '/%25E0%25A4%25A'],
  ['/projects/%C3', '/projects/%25C3'],
  ['/caf%E9?search=%', '/caf%25E9?search=%'],
  ['/ada%40donors.example%', '/ada%40donors.example%25'],
  ['/%C3%A9t%C3%A9%', '/%C3%A9t%C3%A9%25'],
  ['/%%41%zz', '/%25%41%25zz'],
])('repairs %s to %s', (url, readable) => {
  expect(asked(url)).toBe(readable);
  expect(() => decodeURIComponent(readable.split('?', 1)[0] ?? '')).not.toThrow();
});

it.each(['/', '/projects/3?search=%', '/caf%C3%A9', '/%25'])('keeps %s', (url) => {
  expect(asked(url)).toBe(url);
});

it.each(['*/*', 'application/json'])('keeps a malformed URL for clients that accept %s', (accept) => {
  expect(asked('/%', accept)).toBe('/%');
});

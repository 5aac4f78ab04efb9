import { expect, it } from 'vitest';
import { tooManyRequests } from './errors.ts';

it.each([
  [1, 'Try again in 1 second.'],
  [119, 'Try again in 119 seconds.'],
  [120, 'Try again in 2 minutes.'],
  [2811, 'Try again in 47 minutes.'],
])('formats a wait of %d seconds as "%s"', (seconds, text) => {
  const refusal = tooManyRequests(seconds, 'Too many requests.');
  expect(refusal.message).toBe(`Too many requests. ${text}`);
  expect(refusal.headers).toEqual({ 'Retry-After': String(seconds) });
});

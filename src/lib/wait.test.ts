import { expect, it } from 'vitest';
import { tryAgainIn } from './wait';

it.each([
  [0, 'Try again in 0 seconds.'],
  [1, 'Try again in 1 second.'],
  [45, 'Try again in 45 seconds.'],
  [119, 'Try again in 119 seconds.'],
  [120, 'Try again in 2 minutes.'],
  [121, 'Try again in 3 minutes.'],
  [2811, 'Try again in 47 minutes.'],
])('formats a wait of %d seconds as "%s"', (seconds, text) => {
  expect(tryAgainIn(seconds)).toBe(text);
});

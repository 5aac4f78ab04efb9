import { expect, it } from 'vitest';
import { formatFileSize } from '@/lib/fileSize';

const MB = 1024 * 1024;

it.each([
  [0, '0 B'],
  [2, '2 B'],
  [1023, '1023 B'],
  [1024, '1.0 KB'],
  [348_160, '340 KB'],
  [1_048_575, '1.0 MB'],
  [5 * MB, '5.0 MB'],
  [5_000_000, '4.8 MB'],
  [12_000_000, '11 MB'],
  [3 * 1024 ** 3, '3.0 GB'],
])('formats %d bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

import { expect, it } from 'vitest';
import { formatFileSize } from '@/lib/fileSize';

it.each([
  [0, '0 KB'],
  [512, '0.5 KB'],
  [348_160, '340 KB'],
  [1_048_575, '1.0 MB'],
  [5 * 1024 * 1024, '5.0 MB'],
  [5_000_000, '4.8 MB'],
  [12_000_000, '11 MB'],
  [3 * 1024 ** 3, '3.0 GB'],
])('says %d bytes as %s', (bytes, text) => {
  expect(formatFileSize(bytes)).toBe(text);
});

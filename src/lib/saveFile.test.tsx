import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { saveFile } from './saveFile';

const createObjectURL = vi.fn<(blob: Blob) => string>(() => 'blob:kitbridge/1');
const revokeObjectURL = vi.fn<(address: string) => void>();
const clicked: { href: string; download: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL, revokeObjectURL }));
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(this: HTMLAnchorElement) {
    clicked.push({ href: this.href, download: this.download });
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('saves the content under its name, and releases it a minute later', () => {
  const content = new Blob(['a']);
  saveFile(content, 'donations.csv');
  expect(createObjectURL).toHaveBeenCalledWith(content);
  expect(clicked).toEqual([{ href: 'blob:kitbridge/1', download: 'donations.csv' }]);
  vi.advanceTimersByTime(59_999);
  expect(revokeObjectURL).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revokeObjectURL).toHaveBeenCalledWith('blob:kitbridge/1');
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cvAddress, isFresh } from './cvLink';

describe('cvAddress', () => {
  it("is on the site's origin if the backend sends a path", () => {
    expect(cvAddress('/backend/api/volunteer/4/cv?expires=1')).toBe(
      `${location.origin}/backend/api/volunteer/4/cv?expires=1`,
    );
  });

  it('accepts the URL of external storage', () => {
    expect(cvAddress('https://files.example/4?expires=1')).toBe('https://files.example/4?expires=1');
  });

  it.each([null, undefined, '', ' ', 'javascript:alert(1)', 'data:text/html,x', 'http://'])(
    'is undefined for %j',
    (cv) => {
      expect(cvAddress(cv)).toBeUndefined();
    },
  );
});

describe('isFresh', () => {
  const now = Date.UTC(2026, 10, 21, 9, 0, 0);
  const link = (seconds: number) => `https://x.example/cv?expires=${now / 1000 + seconds}`;

  beforeEach(() => {
    vi.useFakeTimers({ now });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('is true until half a minute before the link expires', () => {
    expect(isFresh(link(31))).toBe(true);
    expect(isFresh(link(30))).toBe(false);
    expect(isFresh(link(-60))).toBe(false);
  });

  it('is true for a link without an expiry, and false for one that cannot be parsed', () => {
    expect(isFresh('https://x.example/cv')).toBe(true);
    expect(isFresh('https://x.example/cv?expires=soon')).toBe(false);
  });
});

import { afterEach, expect, it, vi } from 'vitest';
import { newIdempotencyKey } from './idempotencyKey';

/** The contract's pattern for `Idempotency-Key`. */
const CONTRACT = /^[\x21-\x7E]{8,100}$/;

afterEach(() => vi.unstubAllGlobals());

it('is different each time', () => {
  const keys = new Set(Array.from({ length: 100 }, newIdempotencyKey));
  expect(keys.size).toBe(100);
  expect([...keys].every((key) => CONTRACT.test(key))).toBe(true);
});

it('works without randomUUID, which plain HTTP lacks', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  const [one, other] = [newIdempotencyKey(), newIdempotencyKey()];
  expect(one).toMatch(/^[0-9a-f]{32}$/);
  expect(one).not.toBe(other);
});

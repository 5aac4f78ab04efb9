import { afterEach, expect, it, vi } from 'vitest';
import { cacheLists } from './cachedLists.ts';

afterEach(() => void vi.restoreAllMocks());

it('keeps each page of the public list for a moment, and until an administrator changes something', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1000);
  let changes = 0;
  let total = 0;
  const read = async () => {
    total += 1;
    return { data: [], total, total_pages: 1, page: 1, page_size: 10, summary: [] };
  };
  const list = cacheLists({ read, keptMs: 1000, changes: () => changes });
  const totalOf = async (query: { page: number }) =>
    (JSON.parse(String(await list(query))) as { total: number }).total;
  expect(await Promise.all([totalOf({ page: 1 }), totalOf({ page: 1 })])).toEqual([1, 1]);
  expect(await totalOf({ page: 2 })).toBe(2);
  clock.mockReturnValue(1999);
  expect(await totalOf({ page: 1 })).toBe(1);
  changes += 1;
  expect(await totalOf({ page: 1 })).toBe(3);
  clock.mockReturnValue(3001);
  expect(await totalOf({ page: 1 })).toBe(4);
});

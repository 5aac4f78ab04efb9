import { act, cleanup, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useListFilters } from './useListFilters';

const DEBOUNCE_MS = 500;
const changed = vi.fn<(filters: object, how: { replace: boolean }) => void>();

/** A list whose address holds what it is told. */
const listAt = (page: number) =>
  renderHook(() => {
    const [arrived, setArrived] = useState({ search: '', page });
    return useListFilters(arrived, (filters, how) => {
      changed(filters, how);
      setArrived(filters);
    });
  }).result;

beforeEach(() => {
  vi.useFakeTimers();
  changed.mockClear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const type = async (list: ReturnType<typeof listAt>, text: string) => {
  act(() => list.current.setTyped(text));
  await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
};

it('can be gone back to from a search, however many letters it had', async () => {
  const list = listAt(3);
  await type(list, 'k');
  await type(list, 'kano');
  await type(list, '');
  expect(changed.mock.calls).toEqual([
    [{ search: 'k', page: 1 }, { replace: false }],
    [{ search: 'kano', page: 1 }, { replace: true }],
    [{ search: '', page: 1 }, { replace: true }],
  ]);
});

it('can be gone back to from a search made on a later page of another search', async () => {
  const list = listAt(1);
  await type(list, 'kano');
  await act(async () => list.current.goTo(2));
  await type(list, 'lagos');
  expect(changed.mock.lastCall).toEqual([{ search: 'lagos', page: 1 }, { replace: false }]);
});

it('takes what is typed at once when it is asked to', async () => {
  const list = listAt(2);
  act(() => list.current.setTyped('kano'));
  await act(async () => list.current.choose({}));
  await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
  expect(changed.mock.calls).toEqual([[{ search: 'kano', page: 1 }, { replace: false }]]);
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { use, useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useListFilters } from './useListFilters';

const DEBOUNCE_MS = 500;
const changed = vi.fn<(filters: object, how: { replace: boolean }) => void>();

/** A list with its own URL. `arrive` simulates Back. */
const listAt = (page: number) =>
  renderHook(() => {
    const [arrived, arrive] = useState({ search: '', status: '', page });
    const list = useListFilters(arrived, (filters, how) => {
      changed(filters, how);
      arrive(filters);
    });
    return { ...list, arrive };
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

const shown = ({ current: { filters, typed } }: ReturnType<typeof listAt>) => ({ ...filters, typed });

it.each([1, 3])(
  'returns to page %d from a search with one Back, however many letters were typed',
  async (page) => {
    const list = listAt(page);
    await type(list, 'k');
    await type(list, 'kano');
    await type(list, '');
    expect(changed.mock.calls).toEqual([
      [{ search: 'k', status: '', page: 1 }, { replace: false }],
      [{ search: 'kano', status: '', page: 1 }, { replace: true }],
      [{ search: '', status: '', page: 1 }, { replace: true }],
    ]);
  },
);

it('returns from a search to a later page of the previous search', async () => {
  const list = listAt(1);
  await type(list, 'kano');
  await act(async () => list.current.goTo(2));
  await type(list, 'lagos');
  expect(changed.mock.lastCall).toEqual([{ search: 'lagos', status: '', page: 1 }, { replace: false }]);
});

it('returns from a filter to the search it was chosen in', async () => {
  const list = listAt(1);
  await type(list, 'kano');
  await act(async () => list.current.choose({ status: 'failed' }));
  expect(changed.mock.lastCall).toEqual([{ search: 'kano', status: 'failed', page: 1 }, { replace: false }]);
});

it('restores the list and the search box on Back, without searching again', async () => {
  const list = listAt(3);
  await type(list, 'kano');
  expect(shown(list)).toEqual({ search: 'kano', status: '', page: 1, typed: 'kano' });
  await act(async () => list.current.arrive({ search: '', status: '', page: 3 }));
  expect(shown(list)).toEqual({ search: '', status: '', page: 3, typed: '' });
  await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
  expect(changed).toHaveBeenCalledTimes(1);
});

/** A list whose URL changes with a delay. */
function slowList() {
  const first = { search: '', status: '', page: 1 };
  let arriveAtLast: () => void = vi.fn<() => void>();
  const way = new Promise<void>((resolve) => {
    arriveAtLast = resolve;
  });
  const { result: list } = renderHook(() => {
    const [arrived, arrive] = useState(first);
    if (arrived !== first) use(way);
    return { ...useListFilters(arrived, arrive), arrived };
  });
  return { list, first, arriveAtLast };
}

it('shows a choice while the URL is still changing, and applies the next choice to it', async () => {
  const { list, first, arriveAtLast } = slowList();
  await act(async () => list.current.choose({ status: 'failed' }));
  expect(list.current.arrived).toEqual(first);
  expect(list.current.filters).toEqual({ ...first, status: 'failed' });
  await act(async () => list.current.goTo(2));
  expect(list.current.filters).toEqual({ ...first, status: 'failed', page: 2 });
  await act(async () => arriveAtLast());
  expect(list.current.arrived).toEqual({ ...first, status: 'failed', page: 2 });
});

it('applies the typed text immediately on request', async () => {
  const list = listAt(2);
  act(() => list.current.setTyped('kano'));
  await act(async () => list.current.choose({}));
  await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
  expect(changed.mock.calls).toEqual([[{ search: 'kano', status: '', page: 1 }, { replace: false }]]);
});

it('clears the typed text when it is reset', async () => {
  const list = listAt(2);
  act(() => list.current.setTyped('kano'));
  await act(async () => list.current.resetTo({ search: '', status: '', page: 1 }));
  await act(() => vi.advanceTimersByTimeAsync(DEBOUNCE_MS));
  expect(shown(list)).toEqual({ search: '', status: '', page: 1, typed: '' });
  expect(changed.mock.calls).toEqual([[{ search: '', status: '', page: 1 }, { replace: false }]]);
});

import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchDraft } from './useSearchDraft';

const onSearch = vi.fn<(search: string) => void>();

function typeInto(search = '') {
  const { result, rerender } = renderHook((filter: string) => useSearchDraft(filter, onSearch), {
    initialProps: search,
  });
  // These callbacks return nothing, because a returned value would make `act` asynchronous.
  return {
    type: (text: string) => {
      act(() => {
        result.current.setDraft(text);
      });
    },
    wait: (milliseconds: number) => {
      act(() => {
        vi.advanceTimersByTime(milliseconds);
      });
    },
    arrive: (filter: string) => rerender(filter),
    take: () => {
      let taken = '';
      act(() => {
        taken = result.current.take();
      });
      return taken;
    },
    clear: () => {
      act(() => {
        result.current.clear();
      });
    },
    shown: () => result.current.draft,
  };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  onSearch.mockReset();
});

it('searches 500 ms after the last key, once', () => {
  const box = typeInto();
  box.type('ka');
  box.wait(499);
  box.type('kano ');
  box.wait(499);
  expect(onSearch).not.toHaveBeenCalled();
  box.wait(1);
  expect(onSearch.mock.calls).toEqual([['kano']]);
  box.wait(5000);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it('keeps what is typed while an earlier search comes back as the filter', () => {
  const box = typeInto();
  box.type('kano');
  box.wait(500);
  box.type('kano l');
  box.arrive('kano');
  expect(box.shown()).toBe('kano l');
  box.wait(500);
  expect(onSearch.mock.calls).toEqual([['kano'], ['kano l']]);
});

it('follows the URL back and forward', () => {
  const box = typeInto();
  box.type('kano');
  box.wait(500);
  box.arrive('kano');
  box.arrive('');
  expect(box.shown()).toBe('');
  box.arrive('kano');
  expect(box.shown()).toBe('kano');
  box.wait(500);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it('does not repeat the current search', () => {
  const box = typeInto('kano');
  box.type('kano ');
  box.wait(500);
  box.type('kan');
  box.type('kano');
  box.wait(500);
  expect(onSearch).not.toHaveBeenCalled();
});

it('returns the pending search without repeating it', () => {
  const box = typeInto();
  box.type('kano ');
  expect(box.take()).toBe('kano');
  box.wait(500);
  expect(onSearch).not.toHaveBeenCalled();
});

it('can be cleared without a search', () => {
  const box = typeInto('kano');
  box.clear();
  box.wait(500);
  expect(box.shown()).toBe('');
  expect(onSearch).not.toHaveBeenCalled();
});

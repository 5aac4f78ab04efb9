import { act, cleanup, fireEvent, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { useSearchDraft } from './useSearchDraft';

const onSearch = vi.fn<(search: string) => void>();
const onLeave = vi.fn<(search: string) => void>();

function typeInto(search = '') {
  const { result, rerender } = renderHook((filter: string) => useSearchDraft(filter, onSearch, onLeave), {
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

const find = (selector: string) => document.querySelector(selector) ?? document.body;

/** A page with a link, a button and the box. */
function showPage() {
  document.body.innerHTML = '<a href="#card"><b>Card</b></a><button>Filter</button><input type="search">';
  return { link: find('a b'), button: find('button'), box: find('input') };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
  vi.useRealTimers();
  onSearch.mockReset();
  onLeave.mockReset();
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

it('leaves the search to a clicked button, which may make it itself', () => {
  const page = showPage();
  const box = typeInto();
  box.type('kano');
  fireEvent.mouseDown(page.button);
  fireEvent.focusOut(page.box);
  fireEvent.click(page.button);
  expect(onSearch).not.toHaveBeenCalled();
});

it('searches once before a link is followed', () => {
  const { link } = showPage();
  const box = typeInto();
  const order: string[] = [];
  onLeave.mockImplementation((search) => order.push(search));
  link.addEventListener('click', () => order.push('link'));
  box.type('kano');
  fireEvent.click(link);
  box.wait(500);
  expect(order).toEqual(['kano', 'link']);
  expect(onSearch).not.toHaveBeenCalled();
});

it('searches when the focus moves to the next control', () => {
  const page = showPage();
  const box = typeInto();
  box.type('kano');
  fireEvent.focusOut(page.box);
  expect(onSearch.mock.calls).toEqual([['kano']]);
  box.wait(500);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

it('waits if a click takes the focus, so that the clicked element does not disappear', () => {
  const page = showPage();
  const box = typeInto();
  box.type('kano');
  fireEvent.mouseDown(page.link);
  fireEvent.focusOut(page.box);
  expect(onSearch).not.toHaveBeenCalled();
  fireEvent.click(page.link);
  expect(onLeave.mock.calls).toEqual([['kano']]);
  expect(onSearch).not.toHaveBeenCalled();
});

it('makes no search on a link or on blur if nothing new was typed', () => {
  const page = showPage();
  typeInto('kano');
  fireEvent.focusOut(page.box);
  fireEvent.click(page.link);
  expect(onSearch).not.toHaveBeenCalled();
  expect(onLeave).not.toHaveBeenCalled();
});

it('can be cleared without a search', () => {
  const box = typeInto('kano');
  box.clear();
  box.wait(500);
  expect(box.shown()).toBe('');
  expect(onSearch).not.toHaveBeenCalled();
});

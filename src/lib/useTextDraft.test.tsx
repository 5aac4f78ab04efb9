import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { forgetTextDrafts, useTextDraft } from './useTextDraft';

const draftOf = (key: string) => renderHook(() => useTextDraft(key)).result;

beforeEach(() => sessionStorage.clear());
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it('is there again when the screen comes back, until it is emptied', () => {
  const first = draftOf('rate');
  expect(first.current[0]).toBe('');
  act(() => first.current[1]('1540.25'));
  expect(first.current[0]).toBe('1540.25');
  expect(draftOf('rate').current[0]).toBe('1540.25');
  expect(draftOf('another').current[0]).toBe('');
  act(() => first.current[1](''));
  expect(draftOf('rate').current[0]).toBe('');
  expect(sessionStorage).toHaveLength(0);
});

it('is forgotten with all others, and nothing else is', () => {
  sessionStorage.setItem('something else', 'stays');
  const draft = draftOf('rate');
  act(() => draft.current[1]('1540.25'));
  forgetTextDrafts();
  expect(draftOf('rate').current[0]).toBe('');
  expect(sessionStorage.getItem('something else')).toBe('stays');
});

it('works for as long as its screen where the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const draft = draftOf('rate');
  act(() => draft.current[1]('1540.25'));
  expect(draft.current[0]).toBe('1540.25');
  expect(forgetTextDrafts).not.toThrow();
});

import { cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useIdempotencyKey } from './useIdempotencyKey';

const PLACE = 'keyOfAForm';
const KEY = /^[\x21-\x7E]{8,100}$/;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

const formKey = (place = PLACE) => renderHook(() => useIdempotencyKey(place)).result.current;
const file = (content = 'abc', name = 'cv.pdf', lastModified = 1) =>
  new File([content], name, { lastModified });

it('is the same for the same content', () => {
  const key = formKey();
  const first = key.of({ name: 'Ada', files: [file()] });
  expect(first).toMatch(KEY);
  expect(key.of({ name: 'Ada', files: [file()] })).toBe(first);
});

it.each([
  ['a different field', { name: 'Bola', files: [file()] }],
  ['a file with a different name', { name: 'Ada', files: [file('abc', 'other.pdf')] }],
  ['a file of a different size', { name: 'Ada', files: [file('abcd')] }],
  ['a file that was changed later', { name: 'Ada', files: [file('abc', 'cv.pdf', 2)] }],
  ['one file more', { name: 'Ada', files: [file(), file()] }],
])('changes with %s, and again when changed back', (_what, changed) => {
  const key = formKey();
  const content = { name: 'Ada', files: [file()] };
  const first = key.of(content);
  const second = key.of(changed);
  expect(second).not.toBe(first);
  expect([first, second]).not.toContain(key.of(content));
});

it('changes after it was forgotten', () => {
  const key = formKey();
  const first = key.of('Ada');
  key.forget();
  expect(sessionStorage).toHaveLength(0);
  expect(key.of('Ada')).not.toBe(first);
});

it('survives its screen in storage, for the same content only', () => {
  const first = formKey().of(['Ada', file()]);
  expect(formKey('elsewhere').of(['Ada', file()])).not.toBe(first);
  expect(formKey().of(['Ada', file()])).toBe(first);
  expect(formKey().of(['Ada', file('abcd')])).not.toBe(first);
});

it.each(['{', '"text"', '{"content":"\\"Ada\\"","key":2}'])('ignores %j in storage', (kept) => {
  sessionStorage.setItem(PLACE, kept);
  expect(formKey().of('Ada')).toMatch(KEY);
});

it('works where the browser blocks storage', () => {
  vi.stubGlobal('sessionStorage', undefined);
  const key = formKey();
  expect(key.of('Ada')).toBe(key.of('Ada'));
});

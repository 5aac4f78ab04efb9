import { afterEach, expect, it, vi } from 'vitest';
import { canKeepInTab } from './tabStorageCheck';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('Denied.', 'SecurityError');
};

function storageOf(items: Map<string, string>, setItem: (key: string, value: string) => void) {
  return { setItem, removeItem: (key: string) => void items.delete(key) };
}

it('is true if the tab can store values, and leaves nothing behind', () => {
  const items = new Map([['form', '{}']]);
  vi.stubGlobal(
    'sessionStorage',
    storageOf(items, (key, value) => void items.set(key, value)),
  );
  expect(canKeepInTab()).toBe(true);
  expect([...items.keys()]).toEqual(['form']);
});

it('is false if the browser refuses to store values or has no space', () => {
  vi.stubGlobal('sessionStorage', storageOf(new Map(), refuse));
  expect(canKeepInTab()).toBe(false);
  vi.stubGlobal('sessionStorage', undefined);
  expect(canKeepInTab()).toBe(false);
});

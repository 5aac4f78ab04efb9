import { afterEach, expect, it, vi } from 'vitest';
import { canKeepInTab } from './tabStorageCheck';

afterEach(() => vi.unstubAllGlobals());

const refuse = () => {
  throw new DOMException('Denied.', 'SecurityError');
};

function storageOf(items: Map<string, string>, setItem: (key: string, value: string) => void) {
  return { setItem, removeItem: (key: string) => void items.delete(key) };
}

it('is yes where the tab keeps things, and leaves nothing behind', () => {
  const items = new Map([['form', '{}']]);
  vi.stubGlobal(
    'sessionStorage',
    storageOf(items, (key, value) => void items.set(key, value)),
  );
  expect(canKeepInTab()).toBe(true);
  expect([...items.keys()]).toEqual(['form']);
});

it('is no where the browser refuses to keep things, or has no place for them', () => {
  vi.stubGlobal('sessionStorage', storageOf(new Map(), refuse));
  expect(canKeepInTab()).toBe(false);
  vi.stubGlobal('sessionStorage', undefined);
  expect(canKeepInTab()).toBe(false);
});

import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepInTab, readFromTab } from './tabStorage';

function storageOf(items: Map<string, string>, room = Number.POSITIVE_INFINITY) {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

describe('what a tab keeps', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('can be read until it is removed', () => {
    const items = new Map<string, string>();
    vi.stubGlobal('sessionStorage', storageOf(items));
    keepInTab('form', { name: 'Ada' });
    expect(readFromTab('form')).toEqual({ name: 'Ada' });
    keepInTab('form', undefined);
    expect(items.size).toBe(0);
    expect(readFromTab('form')).toBeNull();
  });

  it('is empty if the stored value is not JSON', () => {
    vi.stubGlobal('sessionStorage', storageOf(new Map([['form', '{half']])));
    expect(readFromTab('form')).toBeNull();
  });

  it('is empty when storage is full or missing, without an error', () => {
    vi.stubGlobal('sessionStorage', storageOf(new Map(), 3));
    keepInTab('form', 'too long');
    expect(readFromTab('form')).toBeNull();
    vi.stubGlobal('sessionStorage', undefined);
    keepInTab('form', 1);
    expect(readFromTab('form')).toBeNull();
  });
});

import { useRef } from 'react';
import { newIdempotencyKey } from './idempotencyKey';
import { keepInTab, readFromTab } from './tabStorage';

interface StoredKey {
  content: string;
  key: string;
}

export interface IdempotencyKey {
  /** One key per content: a retry keeps it, changed content gets another one. */
  of: (content: unknown) => string;
  /** Drops the key after a final response: sending the same content again is then something new. */
  forget: () => void;
}

/** A page cannot read a file synchronously, so name, size and date identify it. */
const asText = (content: unknown): string =>
  JSON.stringify(content, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

function readStoredKey(place: string): StoredKey | null {
  const kept = readFromTab(place) as Partial<StoredKey> | null;
  const { content, key } = kept ?? {};
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : null;
}

/**
 * The key by which the backend recognises a form that is sent again because its response was lost.
 *
 * @param place the key in the tab's storage, so that the key survives a reload with the form's draft
 */
export function useIdempotencyKey(place: string): IdempotencyKey {
  const last = useRef<StoredKey>(null);
  const keep = (known: StoredKey | null) => {
    last.current = known;
    keepInTab(place, known ?? undefined);
  };
  return {
    of: (content) => {
      const text = asText(content);
      const known = last.current ?? readStoredKey(place);
      if (known?.content === text) return known.key;
      const key = newIdempotencyKey();
      keep({ content: text, key });
      return key;
    },
    forget: () => keep(null),
  };
}

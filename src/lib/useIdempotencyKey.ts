import { useRef } from 'react';
import { newIdempotencyKey } from './idempotencyKey';
import { keepInTab, readFromTab } from './tabStorage';

interface KnownKey {
  content: string;
  key: string;
}

/** The key of what a form is about to send. */
export interface IdempotencyKey {
  /** One key for one content: a retry keeps it, changed content gets another one. */
  of: (content: unknown) => string;
  /** The content was sent for good: the same once more is something new. */
  forget: () => void;
}

/** A page cannot look into a file without waiting for it; these tell it from any other that a person would choose. */
const asText = (content: unknown): string =>
  JSON.stringify(content, (_name, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  );

function readKnown(place: string): KnownKey | null {
  const kept = readFromTab(place) as Partial<KnownKey> | null;
  const { content, key } = kept ?? {};
  return typeof content === 'string' && typeof key === 'string' ? { content, key } : null;
}

/**
 * Makes the key by which the backend knows that the same form was sent again, because its answer was lost.
 *
 * @param place where the tab keeps it, for a form whose draft outlives its screen and a reload; without one it is gone
 *   with the screen
 */
export function useIdempotencyKey(place?: string): IdempotencyKey {
  const last = useRef<KnownKey>(null);
  const keep = (known: KnownKey | null) => {
    last.current = known;
    if (place !== undefined) keepInTab(place, known ?? undefined);
  };
  return {
    of: (content) => {
      const text = asText(content);
      const known = last.current ?? (place === undefined ? null : readKnown(place));
      if (known?.content === text) return known.key;
      const key = newIdempotencyKey();
      keep({ content: text, key });
      return key;
    },
    forget: () => keep(null),
  };
}

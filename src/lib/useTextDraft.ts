import { useState } from 'react';
import { tabStorage } from './tabStorage';

const PREFIX = 'draft:';

function keep(key: string, text: string): void {
  try {
    if (text === '') tabStorage()?.removeItem(PREFIX + key);
    else tabStorage()?.setItem(PREFIX + key, text);
  } catch {
    // Full: the text stays on the screen all the same.
  }
}

/**
 * The text of a field that outlives its screen within this tab, so that a session that ends meanwhile costs nothing.
 * An empty text leaves nothing behind. Never for a password.
 *
 * @param key names the field among all of the site
 */
export function useTextDraft(key: string): [text: string, setText: (text: string) => void] {
  const [text, setText] = useState(() => tabStorage()?.getItem(PREFIX + key) ?? '');
  return [
    text,
    (next) => {
      setText(next);
      keep(key, next);
    },
  ];
}

/** Forgets what was typed, because the next user may be someone else. */
export function forgetTextDrafts(): void {
  const storage = tabStorage();
  for (const key of Object.keys(storage ?? {})) if (key.startsWith(PREFIX)) storage?.removeItem(key);
}

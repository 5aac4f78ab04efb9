import { keepInTab, readFromTab, tabStorage } from '@/lib/tabStorage';

/** What was entered into a form earlier and not sent. */
export interface Restored<Values> {
  /** The values that differ from those of an empty form. */
  changes: Partial<Values>;
  /** Names of files that were chosen and could not be kept. */
  lostFiles: readonly string[];
}

/** Where a form keeps what is entered until it has been sent. */
export interface Draft<Values> {
  /** @param typed what the controls hold already; it goes over what is read */
  read: (typed: Partial<Values>) => Restored<Values>;
  /** Keeps what was changed in place of what was kept before; nothing changed forgets it. */
  keep: (changes: Partial<Values>) => void;
}

interface ChosenFiles {
  files: object;
  /** The stored draft that they belong to, as JSON. */
  of: string;
}

// Files cannot be stored as text. They live as long as the document, which signing in again does not end.
const filesByKey = new Map<string, ChosenFiles>();

const filesIn = (value: unknown): File[] => [value].flat().filter((item) => item instanceof File);

/** Whether a stored value has the shape of `initial`; the storage may hold anything. */
function isLike(initial: unknown, value: unknown): boolean {
  if (!Array.isArray(initial)) return initial !== null && typeof value === typeof initial;
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function pick(values: object, test: (name: string, value: unknown) => boolean): object {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => test(name, value)));
}

/**
 * Keeps a form's values in this tab: texts in the session storage, files in memory. Keys that begin with `draft:` are
 * forgotten at Logout.
 *
 * @param initial the values to be kept, as they are in an empty form; leave passwords and captcha tokens out
 */
export function tabDraft<Values extends object>(key: string, initial: Partial<Values>): Draft<Values> {
  const start = { ...initial } as Readonly<Record<string, unknown>>;
  return {
    read: () => {
      const stored = readFromTab(key) as { values?: object; fileNames?: unknown } | null;
      const chosen = filesByKey.get(key);
      const files = chosen?.of === JSON.stringify(stored) ? chosen.files : undefined;
      if (!files) filesByKey.delete(key);
      const texts = pick({ ...stored?.values }, (name, value) => isLike(start[name], value));
      const isLost = files === undefined && isLike([], stored?.fileNames);
      return { changes: { ...texts, ...files }, lostFiles: isLost ? (stored?.fileNames as string[]) : [] };
    },
    keep: (changes) => {
      const kept = pick(changes, (name) => name in start);
      const files = pick(kept, (_name, value) => filesIn(value).length > 0);
      const values = pick(kept, (name) => !(name in files));
      const fileNames = Object.values(files).flatMap((value) => filesIn(value).map(({ name }) => name));
      const stored = { values, fileNames };
      filesByKey.set(key, { files, of: JSON.stringify(stored) });
      keepInTab(key, Object.keys(kept).length > 0 ? stored : undefined);
    },
  };
}

/** Forgets every draft whose key begins with `draft:`, because someone else may use the tab next. */
export function forgetDrafts(): void {
  const storage = tabStorage();
  for (const key of Object.keys(storage ?? {})) if (key.startsWith('draft:')) storage?.removeItem(key);
}

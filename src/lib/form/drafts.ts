import { keepInTab, readFromTab, tabStorage } from '@/lib/tabStorage';

/** What was entered earlier and not sent. */
export interface Restored<Values> {
  /** The values that differ from those of an empty form. */
  changes: Partial<Values>;
  /** Names of chosen files that could not be kept. */
  lostFiles: readonly string[];
}

/** Keeps what is entered in a form until it is sent. */
export interface Draft<Values> {
  /** @param typed what the controls already hold; it takes precedence over the draft */
  read: (typed: Partial<Values>) => Restored<Values>;
  /** Replaces the draft; without changes it is removed. */
  keep: (changes: Partial<Values>) => void;
}

interface ChosenFiles {
  files: object;
  /** The stored draft that they belong to, as JSON. */
  of: string;
}

// Files cannot be stored as text, so they are kept in memory, which signing in again does not clear.
const filesByKey = new Map<string, ChosenFiles>();

const filesIn = (value: unknown): File[] => [value].flat().filter((item) => item instanceof File);

/** Whether a stored value has the shape of `initial`, because the storage may hold anything. */
function isLike(initial: unknown, value: unknown): boolean {
  if (!Array.isArray(initial)) return initial !== null && typeof value === typeof initial;
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}

function pick(values: object, test: (name: string, value: unknown) => boolean): object {
  return Object.fromEntries(Object.entries(values).filter(([name, value]) => test(name, value)));
}

/**
 * Keeps a form's values in this tab: text in session storage, files in memory. Keys that begin with `draft:` are
 * removed on Logout.
 *
 * @param initial the values to keep, as in an empty form; leave out passwords and captcha tokens
 */
export function tabDraft<Values extends object>(key: string, initial: Partial<Values>): Draft<Values> {
  const start = { ...initial } as Readonly<Record<string, unknown>>;
  const read = () => {
    const stored = readFromTab(key) as { values?: object; fileNames?: unknown } | null;
    const chosen = filesByKey.get(key);
    const files = chosen?.of === JSON.stringify(stored) ? chosen.files : undefined;
    if (!files) filesByKey.delete(key);
    const text = pick({ ...stored?.values }, (name, value) => isLike(start[name], value));
    const isLost = files === undefined && isLike([], stored?.fileNames);
    return { changes: { ...text, ...files }, lostFiles: isLost ? (stored?.fileNames as string[]) : [] };
  };
  return {
    read,
    keep: (changes) => {
      const kept = pick(changes, (name) => name in start);
      const files = pick(kept, (_name, value) => filesIn(value).length > 0);
      const values = pick(kept, (name) => !(name in files));
      const chosen = Object.values(files).flatMap((value) => filesIn(value).map(({ name }) => name));
      // The next visit names lost files again, until a file is chosen or the draft is forgotten.
      const stored = { values, fileNames: chosen.length > 0 ? chosen : read().lostFiles };
      if (chosen.length > 0) filesByKey.set(key, { files, of: JSON.stringify(stored) });
      else filesByKey.delete(key);
      keepInTab(key, Object.keys(kept).length > 0 ? stored : undefined);
    },
  };
}

/** Removes every draft whose key begins with `draft:`, because someone else may use the tab next. */
export function forgetDrafts(): void {
  const storage = tabStorage();
  for (const key of Object.keys(storage ?? {})) if (key.startsWith('draft:')) storage?.removeItem(key);
}

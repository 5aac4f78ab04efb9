import { keepInTab, readFromTab } from '@/lib/tabStorage';
import { isProjectValues, type ProjectValues } from './projectValues';

/** The pictures that are chosen and not sent yet. */
export interface ChosenFiles {
  /** None or one. */
  cover: readonly File[];
  media: readonly File[];
}

/** A form that was left with changes: by a sign-in in between, a reload or a crash. */
export interface Draft {
  values: ProjectValues;
  /** What the form was filled with before the changes. */
  base: ProjectValues;
  files: ChosenFiles;
  /** Names of files that were chosen and are gone. */
  lostFiles: readonly string[];
}

interface StoredDraft {
  values: ProjectValues;
  base: ProjectValues;
  fileNames: string[];
}

// What begins with `draft:` is forgotten at Logout.
const PREFIX = 'draft:project:';

/** Before anything is chosen. */
export const NO_FILES: ChosenFiles = { cover: [], media: [] };

// Files cannot be stored as text. They live as long as the document, which a sign-in in between does not end.
const memory = new Map<string, Draft>();

function readStored(key: string): Draft | undefined {
  const stored = readFromTab(PREFIX + key) as Partial<StoredDraft> | null;
  if (!isProjectValues(stored?.values) || !isProjectValues(stored.base)) return undefined;
  const { values, base, fileNames = [] } = stored;
  return { values, base, files: NO_FILES, lostFiles: fileNames };
}

/**
 * The draft that was kept under a key: with its files as long as the document lives, else the text that this tab's
 * session storage holds. Two tabs have drafts of their own. What is no longer stored is forgotten.
 */
export function readDraft(key: string): Draft | undefined {
  const stored = readStored(key);
  if (stored) return memory.get(key) ?? stored;
  memory.delete(key);
  return undefined;
}

/** Keeps a draft under a key in place of the one before. */
export function keepDraft(key: string, draft: Omit<Draft, 'lostFiles'>): void {
  memory.set(key, { ...draft, lostFiles: [] });
  const { values, base, files } = draft;
  const fileNames = [...files.cover, ...files.media].map(({ name }) => name);
  keepInTab(PREFIX + key, { values, base, fileNames } satisfies StoredDraft);
}

/** Forgets a draft, because it was saved or given up. */
export function removeDraft(key: string): void {
  memory.delete(key);
  keepInTab(PREFIX + key, undefined);
}

import { keepInTab, readFromTab } from '@/lib/tabStorage';

/** What is typed and chosen before it becomes proofs. */
export interface ProofDraft {
  recipient: string;
  /** As a date field gives it: `2026-10-02`, or '' while it is not whole. */
  date: string;
  images: readonly File[];
}

/** A field of the form, by the name of its control. */
export type ProofField = keyof ProofDraft;

/** How many images one request takes. */
export const MAX_IMAGES = 20;

/** How long a recipient's name may be, in characters. */
export const MAX_RECIPIENT_LENGTH = 200;

/** A form with nothing in it. */
export const EMPTY_DRAFT: ProofDraft = { recipient: '', date: '', images: [] };

/** In the order in which they stand. */
const FIELDS: readonly ProofField[] = ['recipient', 'date', 'images'];

const isMissing: Readonly<Record<ProofField, (draft: ProofDraft) => boolean>> = {
  recipient: ({ recipient }) => recipient.trim() === '',
  date: ({ date }) => date === '',
  images: ({ images }) => images.length === 0,
};

/** The fields without which nothing is sent, in their order. */
export function missingFields(draft: ProofDraft): ProofField[] {
  return FIELDS.filter((field) => isMissing[field](draft));
}

/** Whether there is anything that could be lost. */
export function isEmpty(draft: ProofDraft): boolean {
  return missingFields(draft).length === FIELDS.length && draft.recipient === '';
}

type StoredDraft = Omit<ProofDraft, 'images'>;

// What begins with `draft:` is forgotten at Logout.
const PREFIX = 'draft:proof:';

// Files cannot be stored as text. They live as long as the document, which a sign-in in between does not end.
const chosenImages = new Map<number, readonly File[]>();
const refused = new Set<number>();

function readStored(projectId: number): StoredDraft | undefined {
  const { recipient, date } = (readFromTab(PREFIX + projectId) ?? {}) as Partial<StoredDraft>;
  return typeof recipient === 'string' && typeof date === 'string' ? { recipient, date } : undefined;
}

/** Forgets what was entered for a project: it was sent, or is not wanted. */
export function forgetDraft(projectId: number): void {
  chosenImages.delete(projectId);
  refused.delete(projectId);
  keepInTab(PREFIX + projectId, undefined);
}

/** What was entered for a project and has not been sent. What is no longer stored is forgotten, images and all. */
export function readDraft(projectId: number): ProofDraft {
  const stored = readStored(projectId);
  if (stored) return { ...stored, images: chosenImages.get(projectId) ?? [] };
  chosenImages.delete(projectId);
  return EMPTY_DRAFT;
}

/** Keeps what is entered for a project over a closed form, another page, a reload (but for images) or a sign-in. */
export function keepDraft(projectId: number, { images, ...text }: ProofDraft): void {
  chosenImages.set(projectId, images);
  keepInTab(PREFIX + projectId, text satisfies StoredDraft);
}

/** Sending was refused for want of a sign-in, after which the form is to stand open as it was. */
export function awaitSignIn(projectId: number): void {
  refused.add(projectId);
}

/** Whether the form of a project is to stand open again. */
export function hasAwaitedSignIn(projectId: number): boolean {
  return refused.has(projectId) && readStored(projectId) !== undefined;
}

/** The form was closed after all. */
export function stopAwaitingSignIn(projectId: number): void {
  refused.delete(projectId);
}

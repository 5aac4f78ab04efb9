import { tabDraft, type Draft } from '@/lib/form/drafts';
import { wrongFields, type FieldMessages } from '@/lib/form/messages';
import { readFromTab } from '@/lib/tabStorage';
import { copy } from './copy';

/** The values of the form, by the names of its controls. */
export interface ProofValues {
  recipient: string;
  /** As a date field gives it: `2026-10-02`, or '' while it is incomplete. */
  date: string;
  images: readonly File[];
}

/** How many images one request takes. */
export const MAX_IMAGES = 20;

/** How long a recipient's name may be, in characters. */
export const MAX_RECIPIENT_LENGTH = 200;

export const EMPTY_VALUES: ProofValues = { recipient: '', date: '', images: [] };

const { form: text } = copy;

/** What is missing, by field. */
export function findMissing({ recipient, date, images }: ProofValues): FieldMessages<ProofValues> {
  return wrongFields<ProofValues>({
    recipient: recipient.trim() === '' ? text.recipientMissing : undefined,
    date: date === '' ? text.dateMissing : undefined,
    images: images.length === 0 ? text.imagesMissing : undefined,
  });
}

const keyOf = (projectId: number) => `draft:proof:${projectId}`;

/** Keeps what is entered for a project when the form is closed, on other pages, and through signing in again. */
export const proofDraft = (projectId: number): Draft<ProofValues> => tabDraft(keyOf(projectId), EMPTY_VALUES);

const refused = new Set<number>();

/** Opens the form again after signing in, because sending it was refused with a 401. */
export function awaitSignIn(projectId: number): void {
  refused.add(projectId);
}

/** Whether the form of a project is to be opened again. */
export function hasAwaitedSignIn(projectId: number): boolean {
  return refused.has(projectId) && readFromTab(keyOf(projectId)) !== null;
}

/** The form was sent, emptied or closed after all. */
export function stopAwaitingSignIn(projectId: number): void {
  refused.delete(projectId);
}

import { draftKeyOf } from '@/api/draftKey';
import { tabDraft, type Draft } from '@/lib/form/drafts';
import { wrongFields, type FieldMessages } from '@/lib/form/messages';
import { readFromTab } from '@/lib/tabStorage';
import { copy } from './copy';

/** The values of the form. */
export interface ProofValues {
  recipient: string;
  /** As a date field returns it: `2026-10-02`, or '' while it is incomplete. */
  date: string;
  images: readonly File[];
  /** Whether the project's donors get an email. */
  tellsDonors: boolean;
}

/** The most images that one request may carry. */
export const MAX_IMAGES = 20;

/** The longest name of a recipient, in characters. */
export const MAX_RECIPIENT_LENGTH = 200;

export const EMPTY_VALUES: ProofValues = { recipient: '', date: '', images: [], tellsDonors: false };

const { form: text } = copy;

/** Finds missing values, by field. */
export function findMissing({ recipient, date, images }: ProofValues): FieldMessages<ProofValues> {
  return wrongFields<ProofValues>({
    recipient: recipient.trim() === '' ? text.recipientMissing : undefined,
    date: date === '' ? text.dateMissing : undefined,
    images: images.length === 0 ? text.imagesMissing : undefined,
  });
}

const keyOf = (projectId: number) => draftKeyOf(`proof:${projectId}`);

/** Keeps a project's form values when the form is closed, on other pages, and through signing in again. */
export const proofDraft = (projectId: number): Draft<ProofValues> => tabDraft(keyOf(projectId), EMPTY_VALUES);

const refused = new Set<number>();

/** Reopens the form after signing in, because sending it was refused with a 401. */
export function awaitSignIn(projectId: number): void {
  refused.add(projectId);
}

/** Whether the form has to be reopened. */
export function isAwaitingSignIn(projectId: number): boolean {
  return refused.has(projectId) && readFromTab(keyOf(projectId)) !== null;
}

/** Called when the form was sent, cleared or closed instead. */
export function stopAwaitingSignIn(projectId: number): void {
  refused.delete(projectId);
}

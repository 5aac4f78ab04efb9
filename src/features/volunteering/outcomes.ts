import { outcomeUnknown, type ApiError } from '@/api/errors';
import { sortRefusal } from '@/api/refusals';
import type { FieldMessages } from '@/lib/form/messages';
import { EMPTY_VALUES, type VolunteerValues } from './volunteerForm';
import { copy } from './copy';

/** The message below the button when an application was not sent. */
export interface Failure {
  kind: 'error' | 'info';
  title: string;
  text: string;
}

/** Where an application failed: at the captcha, at fields of the form, or as a whole. */
export type Outcome =
  | { place: 'captcha' }
  | { place: 'fields'; fields: FieldMessages<VolunteerValues> }
  | { place: 'form'; failure: Failure };

type Field = keyof VolunteerValues;

/** The form's fields have the contract's names. */
const FIELDS = Object.fromEntries(Object.keys(EMPTY_VALUES).map((name) => [name, name as Field]));

const CAPTCHA_CODE = 'captcha_failed';
const MISMATCH_CODE = 'idempotency_mismatch';
const NO_ROOM_CODE = 'storage_full';

/** The backend cannot store files at the moment, and accepts the application without a CV. */
export const findsNoRoom = ({ code }: ApiError): boolean => code === NO_ROOM_CODE;

/** The key belongs to a different stored application, whose CV only looks the same. */
export const isIdempotencyMismatch = ({ code }: ApiError): boolean => code === MISMATCH_CODE;

/**
 * Whether the captcha token is used up: the backend says so, or an application with the same key is stored. After
 * every other refusal it can be used again. When the outcome is unknown it is kept too, because the same key is
 * accepted with any captcha.
 */
export const needsNewCaptcha = (error: ApiError): boolean =>
  error.code === CAPTCHA_CODE || isIdempotencyMismatch(error);

/** What had happened before the request failed. */
interface Sending {
  /** Whether the request has a CV. */
  hasCv: boolean;
  /** Whether everything had been sent when the applicant cancelled. */
  isFullySent: boolean;
}

function failureOf(error: ApiError, { hasCv, isFullySent }: Sending): Failure {
  const { kind, message } = error;
  const { title, unsure, stopped, sendAgain } = copy.failed;
  const kept = hasCv ? copy.failed.kept : copy.failed.keptWithoutCv;
  if (kind === 'aborted')
    return isFullySent
      ? { kind: 'info', title: unsure, text: `${stopped} ${sendAgain} ${kept}` }
      : { kind: 'info', title, text: `${stopped} ${kept}` };
  if (outcomeUnknown(error)) return { kind: 'error', title: unsure, text: `${message} ${sendAgain} ${kept}` };
  return { kind: 'error', title, text: `${message} ${kept}` };
}

/** What a failed request means for the applicant. Each failure is reported in one place only. */
export function outcomeOf(error: ApiError, sending: Sending): Outcome {
  if (error.code === CAPTCHA_CODE) return { place: 'captcha' };
  if (findsNoRoom(error)) return { place: 'fields', fields: { cv: copy.wrong.cvNoRoom } };
  if (error.status === 413) return { place: 'fields', fields: { cv: copy.wrong.cvTooLarge } };
  if (error.status === 415) return { place: 'fields', fields: { cv: copy.wrong.cvRefused } };
  const { messages, isPlaced } = sortRefusal(error, FIELDS);
  if (!isPlaced) return { place: 'form', failure: failureOf(error, sending) };
  const refused = Object.entries(messages).map(([field, message]) => [field, copy.wrong.refused(message)]);
  return { place: 'fields', fields: Object.fromEntries(refused) as typeof messages };
}

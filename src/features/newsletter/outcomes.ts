import type { ApiError } from '@/api/errors';
import type { ToastContent } from '@/components/Toast/toastStore';
import { isEmail } from '@/lib/email';
import { copy } from './copy';

/** The location of a problem: one of the two controls, or the whole form. */
export type Place = 'email' | 'captcha' | 'form';

/** Why a subscription failed: the form's message and the toast. */
export interface Refusal {
  place: Place;
  message: string;
  toast: ToastContent;
}

type Problem = Readonly<{ inline: string; toast: string }>;

function problemAt(place: Place, { inline, toast }: Problem, description: string = inline): Refusal {
  return { place, message: inline, toast: { kind: 'error', title: toast, description } };
}

/** The first problem that prevents sending the form, if any. */
export function findProblem(email: string, captchaToken: string | null): Refusal | undefined {
  if (email.trim() === '') return problemAt('email', copy.empty);
  if (!isEmail(email)) return problemAt('email', copy.malformed);
  return captchaToken === null ? problemAt('captcha', copy.captcha) : undefined;
}

/** The backend's message, or one for the kind of failure, or a general one. */
function toastDescription({ kind, serverMessage, message }: ApiError): string {
  return serverMessage ?? (kind === 'http' ? copy.failed.reason : message);
}

/** What a failed request means for the visitor. The backend's message tells the cases apart. */
export function refusalOf(error: ApiError): Refusal {
  const reason = toastDescription(error);
  if (/exists/i.test(reason)) return problemAt('email', copy.exists, copy.exists.description);
  if (/invalid/i.test(reason)) return problemAt('email', copy.invalid, reason);
  return problemAt('form', copy.failed, reason);
}

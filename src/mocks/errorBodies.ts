import type { components } from '@/api/generated/schema';

type ErrorBody = components['schemas']['Error'];

/** The error bodies shared by all operations. */
export const errorBodies = {
  notJson: { message: 'The body is not valid JSON.', code: 'malformed' },
  unauthorized: { message: 'Sign in to do this.', code: 'unauthorized' },
  linkExpired: { message: 'This link has expired.', code: 'forbidden' },
  tooLarge: { message: 'A file is too large.', code: 'too_large' },
  notForm: { message: 'We could not read the form.', code: 'malformed' },
  wrongFileType: { message: 'This file type is not accepted.', code: 'unsupported_media_type' },
  sendJson: { message: 'Send application/json.', code: 'unsupported_media_type' },
  sendForm: { message: 'Send multipart/form-data.', code: 'unsupported_media_type' },
  unsigned: { message: 'The signature is not valid.', code: 'forbidden' },
  serverError: { message: 'Something went wrong on our side.', code: 'internal' },
  providerFailed: {
    message: 'The payment provider is not responding. Nothing was charged. Please try again.',
    code: 'provider_failed',
  },
  captchaRequired: {
    message: 'Please complete the captcha to continue.',
    code: 'captcha_required',
    details: [{ field: 'captcha_token', message: 'is required' }],
  },
  otherApplication: {
    message: 'This Idempotency-Key was already used for another application.',
    code: 'idempotency_mismatch',
  },
  otherProofs: {
    message: 'This Idempotency-Key was already used for other proofs of delivery.',
    code: 'idempotency_mismatch',
  },
  staleVersion: {
    message: 'Someone else has changed this project since you opened it.',
    code: 'stale_version',
  },
  storageFull: {
    message: 'We cannot store files at the moment. You can send the application without a CV.',
    code: 'storage_full',
    details: [{ field: 'cv', message: 'cannot be stored at the moment' }],
  },
  cvMissing: {
    message: 'The form is not complete.',
    code: 'malformed',
    details: [{ field: 'cv', message: 'is required' }],
  },
  unavailable: { message: 'The database is not responding.', code: 'unavailable' },
} satisfies Record<string, ErrorBody>;

/** The body of a 404: `notFound('project')` says "This project does not exist." */
export function notFound(what: string): ErrorBody {
  return { message: `This ${what} does not exist.`, code: 'not_found' };
}

import type { components } from '@/api/generated/schema';

type ErrorBody = components['schemas']['Error'];

/** The bodies of the contract's errors that every operation shares. */
export const errorBodies = {
  notJson: { message: 'The body is not valid JSON.', code: 'malformed' },
  unauthorized: { message: 'Sign in to do this.', code: 'unauthorized' },
  linkExpired: { message: 'This link is not valid any more.', code: 'forbidden' },
  tooLarge: { message: 'A file is too large.', code: 'too_large' },
  notForm: { message: 'The form cannot be read.', code: 'malformed' },
  wrongFileType: { message: 'A file is of a type that is not taken here.', code: 'unsupported_media_type' },
  sendJson: { message: 'Send application/json.', code: 'unsupported_media_type' },
  sendForm: { message: 'Send multipart/form-data.', code: 'unsupported_media_type' },
  unsigned: { message: 'The signature is not valid.', code: 'forbidden' },
  serverError: { message: 'Something went wrong on our side.', code: 'internal' },
  providerFailed: {
    message: 'The payment provider does not answer. Nothing was charged. Please try again.',
    code: 'provider_failed',
  },
  captchaRequired: {
    message: 'Please complete the captcha to continue.',
    code: 'captcha_required',
    details: [{ field: 'captcha_token', message: 'is required' }],
  },
  otherApplication: {
    message: 'This Idempotency-Key was used with another application.',
    code: 'idempotency_mismatch',
  },
  otherProofs: {
    message: 'This Idempotency-Key was used with other proofs of delivery.',
    code: 'idempotency_mismatch',
  },
  storageFull: {
    message: 'There is no room for files at the moment. The application can be sent without a CV.',
    code: 'storage_full',
    details: [{ field: 'cv', message: 'cannot be kept at the moment' }],
  },
  cvMissing: {
    message: 'The form is not complete.',
    code: 'malformed',
    details: [{ field: 'cv', message: 'is required' }],
  },
  unavailable: { message: 'The database does not answer.', code: 'unavailable' },
} satisfies Record<string, ErrorBody>;

/** The body of a 404: `notFound('project')` says that there is no such project. */
export function notFound(what: string): ErrorBody {
  return { message: `There is no such ${what}.`, code: 'not_found' };
}

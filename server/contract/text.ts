import { malformed } from '../http/errors.ts';

/** NUL and lone surrogates: JSON can contain them, PostgreSQL's text cannot. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/**
 * Refuses text that no database column can store, at any depth.
 *
 * @throws HttpError 400
 */
export function refuseUnstorableText(value: unknown, field = ''): void {
  if (typeof value === 'string') {
    if (!UNSTORABLE.test(value)) return;
    throw malformed('Some text contains a character that cannot be stored.', [
      { field, message: 'contains a character that cannot be stored' },
    ]);
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    refuseUnstorableText(inner, field === '' ? key : `${field}/${key}`);
  }
}

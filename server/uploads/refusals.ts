import { HttpError, malformed, validationFailed } from '../http/errors.ts';
import { typeNames } from './fileTypes.ts';

const MEGABYTE = 1024 * 1024;

const formatBytes = (bytes: number) =>
  bytes >= MEGABYTE ? `${Math.floor((bytes / MEGABYTE) * 10) / 10} MB` : `${Math.floor(bytes / 1024)} KB`;

/** The errors for refused forms. */
export const formRefusals = {
  notForm: () => new HttpError(415, 'unsupported_media_type', 'Send multipart/form-data.'),
  unreadable: () => malformed('We could not read the form.'),
  tooManyParts: () => malformed('The form has too many parts.'),
  notJson: () => malformed('The payload is not valid JSON.', [{ field: 'payload', message: 'must be JSON' }]),
  unknown: (field: string) =>
    malformed('The form has an unknown part.', [{ field: field.slice(0, 100), message: 'is unknown' }]),
  twice: (field: string) =>
    malformed('The form has the same part twice.', [{ field, message: 'must not be sent twice' }]),
  missing: (field: string) => malformed('The form is not complete.', [{ field, message: 'is required' }]),
  tooMany: (field: string, max: number) =>
    validationFailed(`At most ${max} files can be sent at once.`, [
      { field, message: `must not have more than ${max} items` },
    ]),
  empty: (field: string) => validationFailed('A file is empty.', [{ field, message: 'must not be empty' }]),
  tooLarge: (field: string, maxBytes: number) => {
    const limit = `must not be larger than ${formatBytes(maxBytes)}`;
    return new HttpError(413, 'too_large', `A file is too large: it ${limit}.`, [{ field, message: limit }]);
  },
  formTooLarge: () => new HttpError(413, 'too_large', 'The form is too large.'),
  wrongType: (field: string, mediaTypes: readonly string[], hint?: string) => {
    const limit = `must be ${typeNames(mediaTypes)}`;
    return new HttpError(
      415,
      'unsupported_media_type',
      hint ?? `This type of file is not accepted: it ${limit}.`,
      [{ field, message: limit }],
    );
  },
};

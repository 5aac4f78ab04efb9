import { validationFailed } from './http/errors.ts';

/** Characters that change the text direction, even beyond the end of the text. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * Cleans a name or title for lists, headings, emails and spreadsheets: line breaks and control characters become spaces, and direction
 * overrides are removed.
 */
export const sanitizeLine = (text: string): string =>
  text
    .replaceAll(DIRECTION_OVERRIDES, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Letters, digits, punctuation and symbols, except blank-looking ones. The contract's `\S` cannot express this portably. */
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a text has no visible characters. */
export const isInvisible = (text: string): boolean => !VISIBLE.test(text);

/**
 * Trims a required text.
 *
 * @param field its name in the error
 * @throws HttpError 422 when nothing is visible
 */
export function filledText(field: string, text: string): string {
  if (!isInvisible(text)) return text.trim();
  throw validationFailed('A field contains no visible text.', [{ field, message: 'must not be empty' }]);
}

/**
 * {@link sanitizeLine} for a required text.
 *
 * @param field its name in the error
 * @throws HttpError 422 when nothing is visible
 */
export const filledLine = (field: string, text: string): string => filledText(field, sanitizeLine(text));

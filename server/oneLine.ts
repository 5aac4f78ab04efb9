import { ruleBroken } from './http/errors.ts';

/** Marks that turn the direction of what follows around, also beyond the end of the text. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A name or a title as it is kept. It goes into lists, headings, mails and spreadsheets: line breaks and control characters
 * in it become spaces, and nothing in it changes how the text around it is read.
 */
export const oneLine = (text: string): string =>
  text
    .replaceAll(DIRECTION_OVERRIDES, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/**
 * The same for what must not be empty.
 *
 * @param field as a refusal names it
 * @throws HttpError 422 when nothing is left
 */
export function filledLine(field: string, text: string): string {
  const line = oneLine(text);
  if (line !== '') return line;
  throw ruleBroken('A field has no letters in it.', [{ field, message: 'must not be empty' }]);
}

import { ruleBroken } from './http/errors.ts';

/** Marks that turn the direction of what follows around, also beyond the end of the text. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

/**
 * A name or a title as it is kept. It goes into lists, headings, mails and spreadsheets: line breaks and control characters
 * in it become spaces, and nothing in it changes how the text around it is read.
 */
export const sanitizeLine = (text: string): string =>
  text
    .replaceAll(DIRECTION_OVERRIDES, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();

/** Letters, digits, punctuation and symbols, except those made to look blank. The contract's `\S` cannot say this portably. */
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether nothing of a text can be seen: space, characters without a width, fillers, or no text at all. */
export const isInvisible = (text: string): boolean => !VISIBLE.test(text);

/**
 * A text that must not be empty, without the space around it.
 *
 * @param field as a refusal names it
 * @throws HttpError 422 when nothing of it can be seen
 */
export function filledText(field: string, text: string): string {
  if (!isInvisible(text)) return text.trim();
  throw ruleBroken('A field has no letters in it.', [{ field, message: 'must not be empty' }]);
}

/**
 * {@link sanitizeLine} of what must not be empty.
 *
 * @param field as a refusal names it
 * @throws HttpError 422 when nothing of it can be seen
 */
export const filledLine = (field: string, text: string): string => filledText(field, sanitizeLine(text));

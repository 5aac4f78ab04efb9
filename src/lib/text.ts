const ELLIPSIS = '…';
const DESCRIPTION_LENGTH = 100;
const TITLE_LIMIT = 40;
const TITLE_KEPT = 37;

/** Characters as a reader counts them: a letter outside the basic plane is not cut in two. */
function cut(text: string, limit: number, kept: number): string {
  const characters = Array.from(text);
  return characters.length > limit ? characters.slice(0, kept).join('').trimEnd() + ELLIPSIS : text;
}

/** Letters, digits, signs and pictures, but not those that are made to be blank. */
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether nothing of the text can be seen: space, zero-width characters, fillers, or no text at all. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** First letter upper case, the rest lower case; an empty string for empty input. */
export function capitalize(text: string | null | undefined): string {
  const [first = '', ...rest] = text ?? '';
  return first.toUpperCase() + rest.join('').toLowerCase();
}

/** A project card's description: 100 characters, then an ellipsis. */
export function truncateDescription(text: string): string {
  return cut(text, DESCRIPTION_LENGTH, DESCRIPTION_LENGTH);
}

/** A title in the donations table: one longer than 40 characters is cut to 37 and an ellipsis. */
export function truncateTitle(text: string): string {
  return cut(text, TITLE_LIMIT, TITLE_KEPT);
}

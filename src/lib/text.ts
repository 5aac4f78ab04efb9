const ELLIPSIS = '…';
const DESCRIPTION_LENGTH = 100;
const META_DESCRIPTION_LENGTH = 200;
const TITLE_LIMIT = 40;
const TITLE_KEPT = 37;

/** Cuts by code points, so that no surrogate pair is split. */
function cut(text: string, limit: number, kept: number): string {
  const characters = Array.from(text);
  return characters.length > limit ? characters.slice(0, kept).join('').trimEnd() + ELLIPSIS : text;
}

/** Letters, digits, symbols and emoji, except characters that render blank. */
const VISIBLE = /(?![\u115F\u1160\u2800\u3164\uFFA0])[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether the text has no visible character: only space, zero-width characters or fillers, or nothing. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/** Upper-cases the first letter and lower-cases the rest; '' for empty input. */
export function capitalize(text: string | null | undefined): string {
  const [first = '', ...rest] = text ?? '';
  return first.toUpperCase() + rest.join('').toLowerCase();
}

/** A project card's description, cut after the last whole word within 100 characters, and an ellipsis. */
export function truncateDescription(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= DESCRIPTION_LENGTH) return text;
  const kept = characters.slice(0, DESCRIPTION_LENGTH).join('');
  const isWordWhole = /\s/.test(characters[DESCRIPTION_LENGTH] ?? '');
  const words = isWordWhole ? kept : kept.replace(/\s+\S*$/, '');
  return words.replace(/[\s,;:.–—-]+$/, '') + ELLIPSIS;
}

/** A page's description for search engines and link previews: one paragraph, cut at a word within 200 characters. */
export function metaDescription(text: string): string {
  const paragraph = text.trim().replaceAll(/\s+/g, ' ');
  const characters = Array.from(paragraph);
  if (characters.length <= META_DESCRIPTION_LENGTH) return paragraph;
  const kept = characters.slice(0, META_DESCRIPTION_LENGTH).join('');
  return kept.replace(/\s+\S*$/, '') + ELLIPSIS;
}

/** A title in the donations table: above 40 characters it is cut to 37 and an ellipsis. */
export function truncateTitle(text: string): string {
  return cut(text, TITLE_LIMIT, TITLE_KEPT);
}

/** The longest search that the backend takes, in characters. */
export const MAX_SEARCH_LENGTH = 200;

/** Rows on a page of every list. */
export const PAGE_SIZE = 10;

/** Pages are counted from here. */
export const FIRST_PAGE = 1;

const MAX_PAGE = 1_000_000;

/** The page that an address names; the first where it names none that can be. */
export function readPage(text: string | null): number {
  const page = /^\d+$/.test(text ?? '') ? Number(text) : FIRST_PAGE;
  return page >= FIRST_PAGE && page <= MAX_PAGE ? page : FIRST_PAGE;
}

/** A text of an address without its control characters, of which the backend takes none, and without spaces at its ends. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/[\t\n\v\f\r]+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}

/** The search as it is sent: clean, and no longer than the backend takes. */
export function toSearch(typed: string): string {
  return cleanText(typed).slice(0, MAX_SEARCH_LENGTH).trimEnd();
}

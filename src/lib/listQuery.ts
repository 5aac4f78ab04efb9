/** The longest search that the backend accepts, in characters. */
export const MAX_SEARCH_LENGTH = 200;

/** Rows per page of every list. */
export const PAGE_SIZE = 10;

export const FIRST_PAGE = 1;

const MAX_PAGE = 1_000_000;

/** The page number in an address; the first page if it is missing or invalid. */
export function readPage(text: string | null): number {
  const page = /^\d+$/.test(text ?? '') ? Number(text) : FIRST_PAGE;
  return page >= FIRST_PAGE && page <= MAX_PAGE ? page : FIRST_PAGE;
}

/** Trims text from an address and removes control characters, which the backend rejects. */
export function cleanText(text: string): string {
  return text
    .replaceAll(/[\t\n\v\f\r]+/g, ' ')
    .replaceAll(/\p{Cc}/gu, '')
    .trim();
}

/** The search as sent: cleaned and cut to the backend's limit. */
export function toSearch(typed: string): string {
  return cleanText(typed).slice(0, MAX_SEARCH_LENGTH).trimEnd();
}

/** A page as it is asked for, counted from 1. */
export interface Page {
  page: number;
  pageSize: number;
}

/** What every list says of itself beside its rows. */
export interface PageFacts {
  total: number;
  total_pages: number;
  page: number;
  page_size: number;
}

const FIRST_PAGE = 1;
const DEFAULT_PAGE_SIZE = 10;

/** The page of a query; what is absent takes the contract's defaults. */
export function readPage({ page, page_size: pageSize }: { page?: number; page_size?: number }): Page {
  return { page: page ?? FIRST_PAGE, pageSize: pageSize ?? DEFAULT_PAGE_SIZE };
}

/** How many rows come before the page. */
export const pageOffset = ({ page, pageSize }: Page): number => (page - FIRST_PAGE) * pageSize;

/** What an answer says of a page and of the list that it is of. */
export function pageFacts(total: number, { page, pageSize }: Page): PageFacts {
  return { total, total_pages: Math.ceil(total / pageSize), page, page_size: pageSize };
}

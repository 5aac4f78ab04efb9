/** A requested page; pages are counted from 1. */
export interface Page {
  page: number;
  pageSize: number;
}

/** What every list returns besides its rows. */
export interface PageFacts {
  total: number;
  total_pages: number;
  page: number;
  page_size: number;
}

const FIRST_PAGE = 1;
const DEFAULT_PAGE_SIZE = 10;

/** The page that a query asks for, with the contract's defaults. */
export function readPage({ page, page_size: pageSize }: { page?: number; page_size?: number }): Page {
  return { page: page ?? FIRST_PAGE, pageSize: pageSize ?? DEFAULT_PAGE_SIZE };
}

/** How many rows come before the page. */
export const pageOffset = ({ page, pageSize }: Page): number => (page - FIRST_PAGE) * pageSize;

/** The total and page numbers of a response. */
export function pageFacts(total: number, { page, pageSize }: Page): PageFacts {
  return { total, total_pages: Math.ceil(total / pageSize), page, page_size: pageSize };
}

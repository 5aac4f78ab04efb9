const DEFAULT_PAGE_SIZE = 10;

/** The requested page, as text from the URL; absent or empty for the default. */
interface Asked {
  page: string | null;
  pageSize: string | null;
}

/** One page of a list in the contract's shape. A page past the end is empty. */
export interface Page<Row> {
  data: Row[];
  total: number;
  total_pages: number;
  page: number;
  page_size: number;
}

/** Returns the requested page of the filtered rows. */
export function paginate<Row>(rows: readonly Row[], asked: Asked): Page<Row> {
  const page = Number(asked.page || 1);
  const pageSize = Number(asked.pageSize || DEFAULT_PAGE_SIZE);
  return {
    data: rows.slice((page - 1) * pageSize, page * pageSize),
    total: rows.length,
    total_pages: Math.ceil(rows.length / pageSize),
    page,
    page_size: pageSize,
  };
}

const withoutAccents = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/\p{Mn}/gu, '')
    .toLowerCase();

/**
 * Whether the values together contain every word of the search, ignoring case and accents; an empty search matches everything.
 */
export function contains(search: string | null, texts: readonly (string | null | undefined)[]): boolean {
  const found = withoutAccents(texts.join(' '));
  const wanted = withoutAccents(search?.trim() ?? '').split(/\s+/u);
  return wanted.every((word) => found.includes(word));
}

/** Whether a value matches the filter, ignoring case; an empty filter matches everything. */
export function matches(filter: string | null, value: string): boolean {
  const wanted = filter?.trim().toLowerCase() ?? '';
  return wanted === '' || value.toLowerCase() === wanted;
}

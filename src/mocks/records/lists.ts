const DEFAULT_PAGE_SIZE = 10;

/** The page that a list is asked for, as text of the address; absent or empty for the default. */
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

/** Cuts a page out of the rows that are left after filtering. */
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

/** Whether the texts contain each word that was searched for, without regard to case and accents; an empty search finds all. */
export function contains(search: string | null, texts: readonly (string | null | undefined)[]): boolean {
  const found = withoutAccents(texts.join(' '));
  const wanted = withoutAccents(search?.trim() ?? '').split(/\s+/u);
  return wanted.every((word) => found.includes(word));
}

/** Whether a value is the one that the list is filtered by, without regard to case; an empty filter takes all. */
export function matches(filter: string | null, value: string): boolean {
  const wanted = filter?.trim().toLowerCase() ?? '';
  return wanted === '' || value.toLowerCase() === wanted;
}

import type { paths } from '@/api/generated/schema';

type ExportPath = Extract<keyof paths, `${string}/export`>;

/** The query of a list: its page and any filters. */
interface ListQuery {
  page?: number;
  page_size?: number;
}

/** The path under `/backend` that exports all rows of a list: with its filters, without its page. */
export function exportUrl(path: ExportPath, query: ListQuery): string {
  const { page: _page, page_size: _pageSize, ...filters } = query;
  const search = new URLSearchParams(filters as Record<string, string>).toString();
  return search === '' ? path : `${path}?${search}`;
}

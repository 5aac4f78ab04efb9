import type { paths } from '@/api/generated/schema';

type ExportPath = Extract<keyof paths, `${string}/export`>;

/** What a list is asked for: its page, and filters of whatever name. */
interface ListQuery {
  page?: number;
  page_size?: number;
}

/** Where all rows of a list are exported: the path under `/backend` with the filters of the list, without its page. */
export function exportUrl(path: ExportPath, query: ListQuery): string {
  const { page: _page, page_size: _pageSize, ...filters } = query;
  const search = new URLSearchParams(filters as Record<string, string>).toString();
  return search === '' ? path : `${path}?${search}`;
}

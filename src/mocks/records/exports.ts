import { HttpResponse } from 'msw';

const FORMULA = /(^|[;\t\r\n])(?=(?:[^\S\t\r\n]|\p{Cf})*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\r\n])/gu;
const PAGING = new Set(['page', 'page_size']);

type Cell = string | number | boolean | null | undefined;

function quoted(value: Cell): string {
  const harmless = String(value ?? '').replaceAll(FORMULA, "$1'");
  return /[",\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}

/** The whole of a list as a file, in the form that the contract gives exports. */
export function csvResponse<Column extends string>(
  fileName: string,
  columns: readonly Column[],
  rows: readonly Partial<Record<Column, Cell>>[],
): HttpResponse<string> {
  const lines = [columns, ...rows.map((row) => columns.map((column) => row[column]))];
  const text = lines.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('');
  return new HttpResponse(`\uFEFF${text}`, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${fileName}"`,
    },
  });
}

/** The `export_url` of a list: the path with the filters that the list was asked for, without its page. */
export function exportUrl(path: string, requestUrl: string): string {
  const filters = [...new URL(requestUrl).searchParams].filter(
    ([name, value]) => value !== '' && !PAGING.has(name),
  );
  return filters.length > 0 ? `${path}?${new URLSearchParams(filters).toString()}` : path;
}

import { HttpResponse } from 'msw';
import { escapeFormula } from '@/lib/csv';

const PAGING = new Set(['page', 'page_size']);

type Cell = string | number | boolean | null | undefined;

function quoted(value: Cell): string {
  const text = escapeFormula(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
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

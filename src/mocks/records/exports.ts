import { HttpResponse } from 'msw';
import { escapeFormula } from '@/lib/csv';

const PAGING = new Set(['page', 'page_size']);

type Cell = string | number | boolean | null | undefined;

function quoted(value: Cell): string {
  const text = escapeFormula(String(value ?? ''));
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A whole list as a file, in the contract's export format. */
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

/** The `export_url` of a list: its path with the requested filters, but without the page. */
export function exportUrl(path: string, requestUrl: string): string {
  const filters = [...new URL(requestUrl).searchParams].filter(
    ([name, value]) => value !== '' && !PAGING.has(name),
  );
  return filters.length > 0 ? `${path}?${new URLSearchParams(filters).toString()}` : path;
}

import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLines, type Cell } from './csv.ts';

/** A file that is generated while it is sent. */
interface CsvFile {
  status: 200;
  contentType: 'text/csv; charset=utf-8';
  headers: { 'Content-Disposition': string };
  content: Readable;
}

async function* linesOf<Row>(
  first: IteratorResult<Row[], void>,
  rest: AsyncGenerator<Row[], void, void>,
  columns: readonly string[],
  toCells: (row: Row) => readonly Cell[],
): AsyncGenerator<string, void, void> {
  try {
    yield BYTE_ORDER_MARK + csvLines([columns]);
    if (first.done) return;
    yield csvLines(first.value.map(toCells));
    for await (const rows of rest) yield csvLines(rows.map(toCells));
  } finally {
    await rest.return();
  }
}

/**
 * Streams rows as a CSV file. The first batch is read before responding, so that a failing database gives a 500 instead of an
 * empty file. The rest is read as the client consumes it. Later errors close the connection, because the status is already sent.
 *
 * @param columns the header row, in order
 * @param toRow maps a stored row to its cells
 */
export async function csvFile<Stored, Column extends string>(
  fileName: string,
  columns: readonly Column[],
  batches: AsyncGenerator<Stored[], void, void>,
  toRow: (stored: Stored) => { [Name in Column]?: Cell | undefined },
): Promise<CsvFile> {
  const first = await batches.next();
  const toCells = (stored: Stored) => {
    const row = toRow(stored);
    return columns.map((column) => row[column] ?? null);
  };
  const lines = linesOf(first, batches, columns, toCells);
  return {
    status: 200,
    contentType: 'text/csv; charset=utf-8',
    headers: { 'Content-Disposition': `attachment; filename="${fileName}"` },
    content: Readable.from(lines, { objectMode: false }),
  };
}

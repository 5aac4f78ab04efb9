import { Readable } from 'node:stream';
import { BYTE_ORDER_MARK, csvLines, type Cell } from './csv.ts';

/** A file that is written while it is sent. */
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
 * Answers rows as a CSV file. The first batch is read before there is an answer, so that a database that fails is a 500
 * and not a file without rows; the rest is read when the client has taken what came before, and not at all when it has
 * gone. A fault on the way cuts the connection, because the status was sent already.
 *
 * @param columns the names of the first line, in order
 * @param toRow names the cells of a row; it is shown to people, so it is the row of the list
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

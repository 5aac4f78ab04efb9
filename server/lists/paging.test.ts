import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { listSubscriptions } from '../subscriptions/listSubscriptions.ts';
import { describeDatabase } from '../testing/testDatabase.ts';

const ROWS = 20;

describeDatabase('a page of a list', (database) => {
  beforeAll(() =>
    // Pairs of rows share a timestamp.
    sql`insert into subscription (email, created_at)
      select 'reader' || n || '@news.example', timestamptz '2026-01-01' + n / 2 * interval '1 day'
      from generate_series(1, ${sql.lit(ROWS)}) n`.execute(database().db),
  );

  const read = async (page: number, pageSize: number, search?: string) => {
    const list = await listSubscriptions(database().db, search ? { search } : {}, { page, pageSize });
    return { ...list, data: list.data.map(({ id }) => id) };
  };

  it('is newest first, with ties ordered by id', async () => {
    const ids = Array.from({ length: ROWS }, (_, index) => ROWS - index);
    const pages = await Promise.all([1, 2, 3].map((page) => read(page, 8)));
    expect(pages.flatMap(({ data }) => data)).toEqual(ids);
    for (const { total, total_pages: pageCount } of pages)
      expect({ total, pageCount }).toEqual({ total: ROWS, pageCount: 3 });
  });

  it('has the list’s total, whether it is full, empty or past the end', async () => {
    expect(await read(1, 20)).toMatchObject({ total: ROWS, total_pages: 1 });
    expect(await read(2, 20)).toMatchObject({ total: ROWS, data: [] });
    expect(await read(1, 5, 'reader1')).toMatchObject({ total: 11, total_pages: 3 });
    expect(await read(3, 5, 'reader1')).toMatchObject({ total: 11, data: [1] });
    expect(await read(1, 5, 'unknown')).toMatchObject({ total: 0, total_pages: 0, data: [] });
  });
});

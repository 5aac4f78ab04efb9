import type { QueryExecutorProvider, RawBuilder } from 'kysely';

/** Runs statements one after the other: each may need what the one before has made. */
export async function runInOrder(
  db: QueryExecutorProvider,
  statements: readonly RawBuilder<unknown>[],
): Promise<void> {
  for (const statement of statements) {
    // oxlint-disable-next-line no-await-in-loop -- in order, and on the one connection of a transaction
    await statement.execute(db);
  }
}

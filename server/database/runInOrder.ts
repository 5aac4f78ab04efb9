import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { inOrder } from '../inOrder.ts';

/** Runs statements one after the other: each may need what the one before has made. */
export async function runInOrder(
  db: QueryExecutorProvider,
  statements: readonly RawBuilder<unknown>[],
): Promise<void> {
  await inOrder(statements, (statement) => statement.execute(db));
}

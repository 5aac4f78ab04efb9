import type { QueryExecutorProvider, RawBuilder } from 'kysely';
import { inOrder } from '../inOrder.ts';

/** Runs statements one by one, because each may depend on earlier ones. */
export async function runInOrder(
  db: QueryExecutorProvider,
  statements: readonly RawBuilder<unknown>[],
): Promise<void> {
  await inOrder(statements, (statement) => statement.execute(db));
}

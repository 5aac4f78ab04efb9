import type { Kysely, Transaction } from 'kysely';
import { isConflictBetweenTransactions } from './errors.ts';
import type { Database } from './tables.ts';

const ATTEMPTS = 3;

/**
 * Runs `work` in one transaction. After a deadlock it runs again, so it must only run queries.
 *
 * Use only the given transaction inside: the embedded database has a single connection, and a query on `db` would wait for it until it
 * times out.
 */
export async function inTransaction<Result>(
  db: Kysely<Database>,
  work: (transaction: Transaction<Database>) => Promise<Result>,
  attempts = ATTEMPTS,
): Promise<Result> {
  try {
    return await db.transaction().execute(work);
  } catch (error) {
    if (attempts <= 1 || !isConflictBetweenTransactions(error)) throw error;
    return inTransaction(db, work, attempts - 1);
  }
}

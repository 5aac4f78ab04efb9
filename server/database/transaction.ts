import type { Kysely, Transaction } from 'kysely';
import { isConflictBetweenTransactions } from './errors.ts';
import type { Database } from './tables.ts';

const ATTEMPTS = 3;

/**
 * Runs `work` in one transaction: all of it is kept or nothing. When the database breaks a deadlock at its cost, it
 * runs again, so it must do nothing but query.
 *
 * Inside, use only the transaction that is handed in: the embedded database has a single connection, and a query on
 * `db` would wait for it until it gives up.
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

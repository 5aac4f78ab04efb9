import { sql, type Kysely, type SelectQueryBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/tables.ts';

/** Which changes a statement sees. Where it is the same text, nothing at all has been written in between. */
const seen = sql<string>`pg_current_snapshot()::text`.as('seen');

interface Counted {
  seen: string;
  rows: readonly object[];
}

const MOST_KEPT = 200;

/** What was counted last in each database, by the question. */
const countedIn = new WeakMap<Kysely<Database>, LRUCache<string, Counted>>();

function keptOf(db: Kysely<Database>): LRUCache<string, Counted> {
  const kept = countedIn.get(db) ?? new LRUCache<string, Counted>({ max: MOST_KEPT });
  countedIn.set(db, kept);
  return kept;
}

async function snapshotOf(db: Kysely<Database>): Promise<string> {
  return (await db.selectNoFrom(seen).executeTakeFirstOrThrow()).seen;
}

/**
 * The rows of a query that counts, which is not run again until something was written, no matter by whom. Whoever pages
 * through what a search has found waits for its counting once.
 *
 * @param query of nothing but the database; not the time, not chance
 */
export async function countedOnce<Table extends keyof Database, Row extends object>(
  db: Kysely<Database>,
  query: SelectQueryBuilder<Database, Table, Row>,
): Promise<readonly Row[]> {
  const kept = keptOf(db);
  const { sql: text, parameters } = query.compile();
  const question = JSON.stringify([text, parameters]);
  const known = kept.get(question);
  if (known && known.seen === (await snapshotOf(db))) return known.rows as readonly Row[];
  const rows = await query.select(seen).execute();
  const [first] = rows;
  if (first) kept.set(question, { seen: first.seen, rows });
  return rows;
}

import type { Kysely, SelectQueryBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/tables.ts';
import type { SearchedTable } from './sampledWords.ts';
import {
  changesSince,
  countChanges,
  countRows,
  FOLLOWED_MS,
  type Changed,
  type Seen,
} from './searchChanges.ts';

/** How many rows there are of a kind. What is said beside it tells the kind. */
export interface Counted {
  count: number;
  /** What the targets of these projects come to in minor units: an exact decimal string. */
  target?: string;
}

const MOST_KEPT = 200;

/**
 * What was counted last in each database, by the question. It is counted anew some time after it was counted first, however
 * often it was carried on since: whatever may have gone wrong does not stay wrong.
 */
const keptIn = new WeakMap<Kysely<Database>, LRUCache<string, Seen<Counted>>>();

function keptOf(db: Kysely<Database>): LRUCache<string, Seen<Counted>> {
  const kept =
    keptIn.get(db) ??
    new LRUCache<string, Seen<Counted>>({ max: MOST_KEPT, ttl: FOLLOWED_MS, noUpdateTTL: true });
  keptIn.set(db, kept);
  return kept;
}

function kindOf({ count: _count, target: _target, ...kind }: Counted): string {
  return JSON.stringify(kind);
}

/** A count, with the rows that have come or without those that have gone. */
function changedBy<Row extends Counted>(row: Row | undefined, { change, counted }: Changed<Row>): Row {
  const count = (row?.count ?? 0) + change * counted.count;
  if (counted.target === undefined) return { ...counted, count };
  const target = BigInt(row?.target ?? 0) + BigInt(change) * BigInt(counted.target);
  return { ...counted, count, target: String(target) };
}

function carriedOn<Row extends Counted>(rows: readonly Row[], changes: readonly Changed<Row>[]): Row[] {
  const kinds = new Map(rows.map((row) => [kindOf(row), row]));
  for (const changed of changes) {
    const kind = kindOf(changed.counted);
    kinds.set(kind, changedBy(kinds.get(kind), changed));
  }
  return [...kinds.values()].filter(({ count }) => count !== 0);
}

interface Counting<Row> {
  db: Kysely<Database>;
  /** The table that the query counts the rows of. */
  table: SearchedTable;
  query: SelectQueryBuilder<Database, SearchedTable, Row>;
}

/** What was counted, brought up to date. */
async function upToDate<Row extends Counted>(
  { db, table, query }: Counting<Row>,
  known: Seen<Row>,
): Promise<Seen<Row>> {
  const changes = await changesSince(db, table, known.snapshot);
  if (!changes) return countRows(db, query);
  if (changes.count === 0) return { ...known, snapshot: changes.snapshot };
  const { snapshot, rows } = await countChanges(db, table, known.snapshot, query);
  return { snapshot, rows: carriedOn(known.rows, rows) };
}

/**
 * The rows of a query that counts what a search finds, in no order. It is run once; after that only what has changed of the
 * list since is counted, whoever changed it, for some minutes. So one who pages through what a search has found waits for its counting once.
 */
export async function countedOnce<Row extends Counted>(counting: Counting<Row>): Promise<readonly Row[]> {
  const { db, query } = counting;
  // A transaction counts its own changes as well, which are in no snapshot.
  if (db.isTransaction) return query.execute();
  const kept = keptOf(db);
  const { sql: text, parameters } = query.compile();
  const question = JSON.stringify([text, parameters]);
  const known = kept.get(question) as Seen<Row> | undefined;
  const counted = await (known ? upToDate(counting, known) : countRows(db, query));
  kept.set(question, counted);
  return counted.rows;
}

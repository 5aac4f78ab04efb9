import { sql, type Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/tables.ts';

/** The tables that have, beside their `id`, what a row is found by: in `words`. */
export type SearchedTable = 'donation_search' | 'project_search' | 'volunteer_search' | 'subscription';

const SAMPLED_ROWS = 200;
/** A list changes its nature slowly. */
const KEPT_MS = 10 * 60_000;

type Samples = LRUCache<SearchedTable, readonly string[], Kysely<Database>>;

const samplesIn = new WeakMap<Kysely<Database>, Samples>();

/** Ids that are gone leave the sample smaller. */
async function sample(db: Kysely<Database>, table: SearchedTable): Promise<readonly string[]> {
  const searched = sql.table(table);
  const { rows } = await sql<{ words: string }>`select words from ${searched} where id = any(array(
    select ceil(random() * (select max(id) from ${searched}))::bigint from generate_series(1, ${SAMPLED_ROWS})
  ))`.execute(db);
  return rows.map(({ words }) => words);
}

const newSamples = (): Samples =>
  new LRUCache({ max: 10, ttl: KEPT_MS, fetchMethod: (table, _stale, { context: db }) => sample(db, table) });

/** What some rows of a list, picked at random, are found by. Picked anew every ten minutes. */
export async function sampledWords(db: Kysely<Database>, table: SearchedTable): Promise<readonly string[]> {
  const samples = samplesIn.get(db) ?? newSamples();
  samplesIn.set(db, samples);
  return (await samples.fetch(table, { context: db })) ?? [];
}

import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/tables.ts';
import { readSearchedRows } from './readSearchedRows.ts';
import type { SearchedTable } from './sampledWords.ts';
import { wordsOf } from './search.ts';
import { changesSince, type Moment } from './searchChanges.ts';
import { countRows, type Counted, type RowsOfKind, type Wanted } from './searchedRows.ts';

const SEARCHED: readonly SearchedTable[] = [
  'donation_search',
  'project_search',
  'volunteer_search',
  'subscription',
];

const MOST_COUNTED = 200;
/** In milliseconds. Reading a list of 100,000 rows keeps the embedded database busy for some tenths of a second. */
const READ_AGAIN_AFTER_MS = 60 * 60_000;
/** With so many rows that have come or gone since it was read, a list is read again. */
const MOST_ADDED = 10_000;

/** What was counted of some rows, of which the last one is named. */
interface CountedUpTo {
  rows: number;
  last: RowsOfKind | undefined;
  counts: readonly Counted[];
}

/** What is known of the rows of a list. It is never altered but for what was counted. */
interface Known extends Moment {
  /** By `performance.now`. */
  readAt: number;
  /** The first of them are all that were there when the list was read. */
  rows: readonly RowsOfKind[];
  read: number;
  /** By the question. */
  counted: LRUCache<string, CountedUpTo>;
}

async function readAll(db: Kysely<Database>, table: SearchedTable): Promise<Known> {
  const readAt = performance.now();
  const all = await readSearchedRows(db, table);
  return { ...all, readAt, read: all.rows.length, counted: new LRUCache({ max: MOST_COUNTED }) };
}

/** Looks only at the rows that have come to be known since the question was asked last. */
function count({ rows, counted }: Known, wanted: Wanted): readonly Counted[] {
  const question = JSON.stringify(wanted);
  const before = counted.get(question);
  // Somebody who asked at the same time may know of the same changes in another order, or of others.
  const isPart = before && rows[before.rows - 1] === before.last;
  const counts = isPart ? countRows(rows.slice(before.rows), wanted, before.counts) : countRows(rows, wanted);
  counted.set(question, { rows: rows.length, last: rows.at(-1), counts });
  return counts;
}

/** What is asked of a list: `text` is searched for. */
export type Search = Omit<Wanted, 'words'> & { text: string };

interface SearchedList {
  /** Reads all rows. */
  read(): Promise<void>;
  /** Reads all rows where that is long ago or much has changed, and else what has changed of them. */
  refresh(): Promise<void>;
  count(search: Search): Promise<readonly Counted[]>;
}

function createSearchedList(db: Kysely<Database>, table: SearchedTable): SearchedList {
  let known: Known | undefined;
  let reading: Promise<Known> | undefined;

  /** Several that ask at once for what is not known yet wait for one reading. */
  function readOnce(): Promise<Known> {
    reading ??= readAll(db, table)
      .then((all) => (known = all))
      .finally(() => (reading = undefined));
    return reading;
  }

  /** Brings what is known up to date, and folds words with the same question. */
  async function follow(words: readonly string[]): Promise<{ known: Known; folded: string[] }> {
    const from = known ?? (await readOnce());
    const news = await changesSince(db, { table, seen: from, words });
    const isStillKnown = known === from;
    if (!news) {
      if (isStillKnown) known = undefined;
      return follow(words);
    }
    const { folded, rows, ...seen } = news;
    const followed = { ...from, ...seen, rows: rows.length === 0 ? from.rows : [...from.rows, ...rows] };
    if (isStillKnown) known = followed;
    return { known: followed, folded };
  }

  return {
    async read() {
      await readOnce();
    },
    async refresh() {
      const isFollowed =
        known &&
        performance.now() - known.readAt < READ_AGAIN_AFTER_MS &&
        known.rows.length - known.read < MOST_ADDED;
      await (isFollowed ? follow([]) : readOnce());
    },
    async count({ text, choice, by }) {
      const { known: followed, folded } = await follow(wordsOf(text));
      return count(followed, { words: folded, choice, by });
    },
  };
}

const listsOf = new WeakMap<Kysely<Database>, ReadonlyMap<SearchedTable, SearchedList>>();

function searchedLists(db: Kysely<Database>): ReadonlyMap<SearchedTable, SearchedList> {
  const lists = listsOf.get(db) ?? new Map(SEARCHED.map((table) => [table, createSearchedList(db, table)]));
  listsOf.set(db, lists);
  return lists;
}

/**
 * Counts the rows of a list that a search finds, as they stand now; in no order, and no kind that has none. What is kept in
 * memory is searched, with what has changed since. Not for a transaction: it would not see what it has changed itself.
 */
export async function countSearched(
  db: Kysely<Database>,
  table: SearchedTable,
  search: Search,
): Promise<readonly Counted[]> {
  const counts = await searchedLists(db).get(table)?.count(search);
  return counts?.filter((counted) => counted.count !== 0) ?? [];
}

/** Reads what searches look at, of all lists, so that nobody who searches has to wait for it. */
export async function readSearchedLists(db: Kysely<Database>): Promise<void> {
  await Promise.all(Array.from(searchedLists(db).values(), (list) => list.read()));
}

/**
 * To be done every few minutes, before changes are forgotten: whoever searches then finds few changes to look at. Every hour
 * the lists are read again, so that nothing that went wrong stays wrong and what is gone is forgotten.
 */
export async function refreshSearchedLists(db: Kysely<Database>): Promise<void> {
  await Promise.all(Array.from(searchedLists(db).values(), (list) => list.refresh()));
}

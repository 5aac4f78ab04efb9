import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/tables.ts';
import { oneAtATime } from '../inTurn.ts';
import { readSearchedRows } from './readSearchedRows.ts';
import type { SearchedTable } from './sampledWords.ts';
import { wordsOf } from './search.ts';
import { changesSince, FOLLOWED_MS } from './searchChanges.ts';
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

/** What is known of the rows of a list. */
interface Known {
  snapshot: string;
  /** When all rows were read, and when what had changed of them was asked last: by `performance.now`. */
  readAt: number;
  seenAt: number;
  rows: RowsOfKind[];
  /** What was counted, by the question, and of how many of the rows. */
  counted: LRUCache<string, { upTo: number; counts: readonly Counted[] }>;
}

async function readAll(db: Kysely<Database>, table: SearchedTable): Promise<Known> {
  const readAt = performance.now();
  const read = await readSearchedRows(db, table);
  return { ...read, readAt, seenAt: readAt, counted: new LRUCache({ max: MOST_COUNTED }) };
}

/** Looks only at the rows that have come to be known since the question was asked last. */
function count({ rows, counted }: Known, wanted: Wanted): readonly Counted[] {
  const question = JSON.stringify(wanted);
  const { upTo, counts: earlier } = counted.get(question) ?? { upTo: 0, counts: [] };
  const counts = countRows(rows.slice(upTo), wanted, earlier);
  counted.set(question, { upTo: rows.length, counts });
  return counts;
}

/** What is asked of a list: `text` is searched for. */
export type Search = Omit<Wanted, 'words'> & { text: string };

interface SearchedList {
  /** Reads all rows. Nobody who counts meanwhile has to wait. */
  read(): Promise<void>;
  /** Reads all rows where that is long ago, and else what has changed of them. */
  refresh(): Promise<void>;
  count(search: Search): Promise<readonly Counted[]>;
}

function createSearchedList(db: Kysely<Database>, table: SearchedTable): SearchedList {
  let known: Known | undefined;
  const inTurn = oneAtATime();

  /** Brings what is known up to date, and folds words with the same question. */
  async function follow(words: readonly string[]): Promise<{ known: Known; folded: string[] }> {
    const isFollowed = known && performance.now() - known.seenAt < FOLLOWED_MS;
    known = known && isFollowed ? known : await readAll(db, table);
    const seenAt = performance.now();
    const news = await changesSince(db, { table, snapshot: known.snapshot, words });
    if (!news) {
      known = undefined;
      return follow(words);
    }
    known.rows.push(...news.rows);
    known.snapshot = news.snapshot;
    known.seenAt = seenAt;
    return { known, folded: news.folded };
  }

  async function read() {
    const all = await readAll(db, table);
    await inTurn(async () => {
      known = all;
    });
  }

  return {
    read,
    async refresh() {
      const isRecent = known && performance.now() - known.readAt < READ_AGAIN_AFTER_MS;
      await (isRecent ? inTurn(() => follow([])) : read());
    },
    count: ({ text, choice, by }) =>
      inTurn(async () => {
        const { known: followed, folded } = await follow(wordsOf(text));
        return count(followed, { words: folded, choice, by });
      }),
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
  for (const list of searchedLists(db).values()) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other takes no more memory than one
    await list.read();
  }
}

/**
 * To be done every few minutes: whoever searches then finds few changes to look at. Every hour the lists are read again, so that
 * nothing that went wrong stays wrong and what is gone is forgotten.
 */
export async function refreshSearchedLists(db: Kysely<Database>): Promise<void> {
  for (const list of searchedLists(db).values()) {
    // oxlint-disable-next-line no-await-in-loop -- a chore in the background takes no more than one connection
    await list.refresh();
  }
}

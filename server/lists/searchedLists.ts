import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../database/tables.ts';
import { oneAtATime } from '../inTurn.ts';
import type { SearchedTable } from './sampledWords.ts';
import { wordsOf } from './search.ts';
import { changesSince, FOLLOWED_MS, readSearchedRows } from './searchChanges.ts';
import { countRows, type Counted, type RowsOfKind, type Wanted } from './searchedRows.ts';

const SEARCHED: readonly SearchedTable[] = [
  'donation_search',
  'project_search',
  'volunteer_search',
  'subscription',
];

const MOST_COUNTED = 200;

/** What is known of the rows of a list. */
interface Known {
  snapshot: string;
  /** By `performance.now`. */
  seenAt: number;
  rows: RowsOfKind[];
  /** What was counted, by the question, and of how many of the rows. */
  counted: LRUCache<string, { upTo: number; counts: readonly Counted[] }>;
}

async function readAll(db: Kysely<Database>, table: SearchedTable): Promise<Known> {
  const seenAt = performance.now();
  return { ...(await readSearchedRows(db, table)), seenAt, counted: new LRUCache({ max: MOST_COUNTED }) };
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

  return {
    async read() {
      const read = await readAll(db, table);
      await inTurn(async () => {
        known = read;
      });
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

/**
 * Reads of all lists what searches look at: before anybody asks, and from time to time so that the changes since are few and
 * nothing that went wrong stays wrong.
 */
export async function readSearchedLists(db: Kysely<Database>): Promise<void> {
  for (const list of searchedLists(db).values()) {
    // oxlint-disable-next-line no-await-in-loop -- a chore in the background takes no more than one connection
    await list.read();
  }
}

/**
 * By how much the totals of a list changed. The rows of one kind are to be added up: there is one for every change since
 * they were last put together.
 */
export interface TallyTable {
  count: number;
}

/** The week that the rows of a tally were made in, counted from the beginning of 1970. */
export interface OfWeek {
  week: number;
}

/** What a search looks at: written by the database with every change of the list, never by the server. */
export interface SearchTable {
  id: number;
  created_at: Date;
  /** Everything that the row may be found by, in lower case. */
  words: string;
}

/** What has changed of the rows that searches look at: written by the database, kept for a while. */
export interface SearchChangeTable {
  /** The table that the row is or was in. */
  list: string;
  /** 1: the row is there now; -1: it is not any more. One that was altered is both, as it was and as it is. */
  change: 1 | -1;
  content: object;
  /** The number of the transaction that made the change, as text. */
  made_by: string;
  made_at: Date;
}

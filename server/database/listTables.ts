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

import type { ColumnType, GeneratedAlways } from 'kysely';

/** An identity column: made by the database, never written. */
export type Identity = ColumnType<number, never, never>;

/** A calendar date, read and written as `YYYY-MM-DD`, never as a Date. */
export type CalendarDate = string;

/** `jsonb` with a list of texts: read as an array, written as JSON text. */
export type TextList = ColumnType<string[], string | undefined, string>;

/** NUMERIC: an exact decimal string. */
export type Numeric = ColumnType<string, string, string>;

export type CreatedAt = ColumnType<Date, Date | undefined, never>;
export type UpdatedAt = ColumnType<Date, Date | undefined, Date>;

/** Everything a search looks at, folded by the database: lower case and without accents. */
export type Searchable = GeneratedAlways<string>;

export type Currency = 'USD' | 'NGN';

/** Identifies a form that may be sent again; null when it was sent without a key. */
export interface IdempotencyColumns {
  idempotency_key: string | null;
  /** Digest of what was sent with the key, to tell a repetition from a misuse. */
  idempotency_hash: string | null;
}

import type { ColumnType } from 'kysely';

/** An identity column: made by the database, never written. */
export type Identity = ColumnType<number, never, never>;

/** A calendar date, read and written as `YYYY-MM-DD`, never as a Date. */
export type CalendarDate = string;

/** `jsonb` holding a list of texts: read as an array, written as JSON text. */
export type TextList = ColumnType<string[], string | undefined, string>;

/** NUMERIC: an exact decimal string. */
export type Numeric = ColumnType<string, string, string>;

export type CreatedAt = ColumnType<Date, Date | undefined, never>;
export type UpdatedAt = ColumnType<Date, Date | undefined, Date>;

export type Currency = 'USD' | 'NGN';

/** What a form that may be sent again is known by; null for one that came without a key. */
export interface OfForm {
  idempotency_key: string | null;
  /** Digest of what came with the key, to tell a repetition from a misuse. */
  idempotency_hash: string | null;
}

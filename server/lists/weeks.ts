import { sql } from 'kysely';

export const WEEK_S = 7 * 24 * 60 * 60;

/** How many rows of a list were made in a week; weeks are counted from the beginning of 1970. */
export interface WeekCount {
  week: number;
  count: number;
}

/** The week of a row that has `created_at`, as the tallies have it: by `date_part`, which unlike `extract` is no decimal. */
export const week = sql<number>`floor(date_part('epoch', created_at) / ${sql.lit(WEEK_S)})::integer`;

import { sql, type RawBuilder } from 'kysely';
import type { SearchedTable } from './sampledWords.ts';
import type { Kind } from './searchedRows.ts';
import { week } from './weeks.ts';

/** What rows can be chosen and counted by, beside the week that they were made in: as the tallies have it. */
const KINDS: Readonly<Record<SearchedTable, Readonly<Record<string, RawBuilder<unknown>>>>> = {
  donation_search: {
    status: sql`status`,
    frequency: sql`frequency`,
    payment_client: sql`payment_client`,
  },
  project_search: { status: sql`status`, category: sql`category`, currency: sql`currency` },
  subscription: {},
  volunteer_search: { country: sql`lower(country)`, role: sql`role`, availability: sql`availability` },
};

/** The target of a row in minor units, as text, which JSON does not round. Null where rows have none. */
const targetOf = (table: SearchedTable) =>
  table === 'project_search' ? sql`target_amount_minor::text` : sql`null::text`;

/** What searches look at of a row: the columns of its kind, `words`, `week` and `target`. */
export function searchedColumns(table: SearchedTable): RawBuilder<unknown> {
  const columns = Object.entries(KINDS[table]).map(([name, value]) => sql`${value} as ${sql.ref(name)}`);
  return sql.join([...columns, sql`words`, sql`${week} as week`, sql`${targetOf(table)} as target`]);
}

/** The columns that tell the kinds apart, of rows that were selected by `searchedColumns`: none in some tables. */
export const kindColumns = (table: SearchedTable): RawBuilder<unknown> =>
  sql.join(Object.keys(KINDS[table]).map((name) => sql.ref(name)));

/** The same columns as one object. */
export function kindObject(table: SearchedTable): RawBuilder<Kind> {
  const columns = Object.keys(KINDS[table]).map((name) => sql`${sql.lit(name)}, ${sql.ref(name)}`);
  return sql`json_build_object(${sql.join(columns)})`;
}

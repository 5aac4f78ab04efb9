import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

interface TalliedList {
  table: string;
  /** What is said of a row in the list's tally, with its type; country is kept there in lower case. */
  kinds: readonly string[];
}

const lists: readonly TalliedList[] = [
  { table: 'donation', kinds: ['status', 'frequency', 'payment_client'] },
  { table: 'project', kinds: ['status', 'category'] },
  { table: 'subscription', kinds: [] },
  { table: 'volunteer', kinds: ['country', 'role', 'availability'] },
];

const weekOf = (row: string) => `floor(extract(epoch from ${row}.created_at) / 604800)`;

function statementsFor({ table, kinds }: TalliedList): string[] {
  const valuesOf = (row: string) =>
    [
      weekOf(row),
      ...kinds.map((kind) => (kind === 'country' ? `lower(${row}.country)` : `${row}.${kind}`)),
    ].join(', ');
  const groups = ['week', ...kinds].map((_, index) => index + 1).join(', ');
  return [
    `create table ${table}_week (
      week integer not null,
      ${kinds.map((kind) => `${kind} text not null,`).join(' ')}
      count bigint not null
    )`,
    `create function tally_${table}_week() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' then
        insert into ${table}_week values (${valuesOf('old')}, -1);
      end if;
      if tg_op <> 'DELETE' then
        insert into ${table}_week values (${valuesOf('new')}, 1);
      end if;
      return null;
    end $$`,
    // From here on nobody else changes the list until the migration is done.
    `create trigger tally_week after insert or delete or update of ${['created_at', ...kinds].join(', ')} on ${table}
      for each row execute function tally_${table}_week()`,
    `create trigger forget_week after truncate on ${table}
      for each statement execute function forget_week()`,
    `insert into ${table}_week select ${valuesOf(table)}, count(*) from ${table} group by ${groups}`,
  ];
}

const statements = [
  `create function forget_week() returns trigger language plpgsql as $$
  begin
    execute format('truncate %I', tg_table_name || '_week');
    return null;
  end $$`,
  ...lists.flatMap(statementsFor),
];

/**
 * How many rows of a list are of which week, kept as 0004 keeps the totals: a page in the middle of a list is then looked
 * for in one week and not from an end of the list. Weeks are counted from the beginning of 1970.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(
    db,
    statements.map((statement) => sql.raw(statement)),
  );
}

import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

interface SearchedList {
  table: string;
  /** What the list can be filtered for and summed up by, with its type. */
  kinds: Readonly<Record<string, string>>;
  /** Where a search looks. */
  searched: readonly string[];
}

const lists: readonly SearchedList[] = [
  {
    table: 'donation',
    kinds: { status: 'text', frequency: 'text', payment_client: 'text' },
    searched: ['donor_full_name', 'donor_email', 'project_title'],
  },
  {
    table: 'project',
    kinds: { status: 'text', category: 'text', currency: 'text', target_amount_minor: 'bigint' },
    searched: ['title', 'summary', 'location'],
  },
  {
    table: 'volunteer',
    kinds: { country: 'text', role: 'text', availability: 'text' },
    searched: ['first_name', 'last_name', 'email', 'phone_number'],
  },
];

function statementsFor({ table, kinds, searched }: SearchedList): string[] {
  const copied = ['created_at', ...Object.keys(kinds)];
  const valuesOf = (row: string) => {
    const of = (column: string) => `${row}.${column}`;
    const words = `concat_ws(' ', ${searched.map(of).join(', ')})`;
    return `${['id', ...copied].map(of).join(', ')}, search_words(${words})`;
  };
  return [
    `drop index ${table}_search`,
    `create table ${table}_search (
      id bigint primary key,
      created_at timestamptz not null,
      ${Object.entries(kinds)
        .map(([name, type]) => `${name} ${type} not null,`)
        .join(' ')}
      words text not null
    )`,
    `create function search_${table}() returns trigger language plpgsql as $$
    begin
      if tg_op = 'DELETE' then
        delete from ${table}_search where id = old.id;
      else
        insert into ${table}_search values (${valuesOf('new')})
        on conflict (id) do update set
          ${[...copied, 'words'].map((column) => `${column} = excluded.${column}`).join(', ')};
      end if;
      return null;
    end $$`,
    // From here on nobody else changes the list until the migration is done.
    `create trigger search after insert or delete or update of ${[...copied, ...searched].join(', ')} on ${table}
      for each row execute function search_${table}()`,
    `create trigger forget_search after truncate on ${table}
      for each statement execute function forget_search()`,
    `insert into ${table}_search select ${valuesOf(table)} from ${table}`,
    `create index ${table}_search_words on ${table}_search using gin (words gin_trgm_ops)`,
    `create index ${table}_search_newest on ${table}_search (created_at desc, id desc)`,
  ];
}

const statements = [
  `create function search_words(words text) returns text language sql immutable as $$
    select normalize(lower(regexp_replace(words, '[[:space:]]+', ' ', 'g')), nfc)
  $$`,
  `create function forget_search() returns trigger language plpgsql as $$
  begin
    execute format('truncate %I', tg_table_name || '_search');
    return null;
  end $$`,
  ...lists.flatMap(statementsFor),
  // These rows are narrow as they are.
  `drop index subscription_search`,
  `create index subscription_search on subscription using gin (lower(email) gin_trgm_ops)`,
];

/**
 * What a search of a list looks at, apart from its rows: everything it may be found by as one text in lower case, with its
 * accents composed and single spaces, in rows so narrow that counting what a search finds reads a fraction of the pages.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(
    db,
    statements.map((statement) => sql.raw(statement)),
  );
}

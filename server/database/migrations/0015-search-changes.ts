import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

const SEARCHED = ['donation_search', 'project_search', 'volunteer_search', 'subscription'];

const statements = [
  `create table search_change (
    list text not null,
    change smallint not null check (change in (1, -1)),
    content jsonb not null,
    made_by xid8 not null default pg_current_xact_id(),
    made_at timestamptz not null default clock_timestamp()
  )`,
  `create index search_change_since on search_change (list, made_by)`,
  `create function note_search_change() returns trigger language plpgsql as $$
  begin
    if tg_op = 'UPDATE' and old is not distinct from new then
      return null;
    end if;
    if tg_op <> 'INSERT' then
      insert into search_change (list, change, content) values (tg_table_name, -1, to_jsonb(old));
    end if;
    if tg_op <> 'DELETE' then
      insert into search_change (list, change, content) values (tg_table_name, 1, to_jsonb(new));
    end if;
    return null;
  end $$`,
  `create function note_search_truncation() returns trigger language plpgsql as $$
  begin
    execute format(
      'insert into search_change (list, change, content) select %L, -1, to_jsonb(gone) from %I gone',
      tg_table_name, tg_table_name
    );
    return null;
  end $$`,
  ...SEARCHED.flatMap((list) => [
    `create trigger note_change after insert or update or delete on ${list}
      for each row execute function note_search_change()`,
    `create trigger note_truncation before truncate on ${list}
      for each statement execute function note_search_truncation()`,
  ]),
];

/**
 * What has changed of the rows that searches look at, so that what a search has found need not be counted again because of
 * one new gift: the changes since are few. Each names the transaction that made it, which tells whether a count saw it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(
    db,
    statements.map((statement) => sql.raw(statement)),
  );
}

import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

const statements = [
  sql`create table volunteer_tally (
    country text not null,
    role text not null,
    availability text not null,
    count bigint not null
  )`,
  sql`create function tally_volunteer() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into volunteer_tally values (lower(old.country), old.role, old.availability, -1);
    end if;
    if tg_op <> 'DELETE' then
      insert into volunteer_tally values (lower(new.country), new.role, new.availability, 1);
    end if;
    return null;
  end $$`,
  sql`create trigger tally after insert or delete or update of country, role, availability on volunteer
    for each row execute function tally_volunteer()`,
  sql`insert into volunteer_tally
    select lower(country), role, availability, count(*) from volunteer group by 1, 2, 3`,
  sql`create trigger forget_tally after truncate on volunteer
    for each statement execute function forget_tally()`,
];

/** Totals of the applications, as 0004 has them for the other lists. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, statements);
}

import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

const statements = [
  sql`create table donation_tally (
    status text not null,
    frequency text not null,
    payment_client text not null,
    count bigint not null
  )`,
  sql`create function tally_donation() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into donation_tally values (old.status, old.frequency, old.payment_client, -1);
    end if;
    if tg_op <> 'DELETE' then
      insert into donation_tally values (new.status, new.frequency, new.payment_client, 1);
    end if;
    return null;
  end $$`,
  sql`create trigger tally after insert or delete or update of status, frequency, payment_client on donation
    for each row execute function tally_donation()`,
  sql`insert into donation_tally
    select status, frequency, payment_client, count(*) from donation group by 1, 2, 3`,

  sql`create table project_tally (
    status text not null,
    category text not null,
    currency text not null,
    target_amount_minor numeric not null,
    count bigint not null
  )`,
  sql`create function tally_project() returns trigger language plpgsql as $$
  begin
    if tg_op <> 'INSERT' then
      insert into project_tally values (old.status, old.category, old.currency, -old.target_amount_minor, -1);
    end if;
    if tg_op <> 'DELETE' then
      insert into project_tally values (new.status, new.category, new.currency, new.target_amount_minor, 1);
    end if;
    return null;
  end $$`,
  sql`create trigger tally after insert or delete or update of status, category, currency, target_amount_minor on project
    for each row execute function tally_project()`,
  sql`insert into project_tally
    select status, category, currency, sum(target_amount_minor), count(*) from project group by 1, 2, 3`,

  sql`create table subscription_tally (
    count bigint not null
  )`,
  sql`create function tally_subscription() returns trigger language plpgsql as $$
  begin
    insert into subscription_tally values (case tg_op when 'INSERT' then 1 else -1 end);
    return null;
  end $$`,
  sql`create trigger tally after insert or delete on subscription
    for each row execute function tally_subscription()`,
  sql`insert into subscription_tally select count(*) from subscription`,

  // Whoever empties a list empties what is said of it.
  sql`create function forget_tally() returns trigger language plpgsql as $$
  begin
    execute format('truncate %I', tg_table_name || '_tally');
    return null;
  end $$`,
  ...['donation', 'project', 'subscription'].map(
    (table) => sql`create trigger forget_tally after truncate on ${sql.table(table)}
      for each statement execute function forget_tally()`,
  ),
];

/**
 * Totals of the lists that grow, for counting a list's rows takes as long as the list is. Every change of a list leaves a
 * row that says by how much a total changed: written in the same transaction and never updated, so that no writer waits
 * for another. The server adds them up from time to time.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, statements);
}

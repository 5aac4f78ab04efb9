import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

/**
 * What people read and quote, such as `KB-7F3A92`: without letters and digits that look alike. It finds a donation for an administrator
 * and opens nothing, so it need not be hard to guess.
 */
const newReference = sql`create function new_short_reference() returns text language plpgsql volatile as $$
  declare
    candidate text;
  begin
    loop
      select 'KB-' || string_agg(substr('23456789ABCDEFGHJKMNPQRSTVWXYZ', 1 + floor(random() * 30)::int, 1), '')
        into candidate from generate_series(1, 6);
      exit when not exists (select from donation where short_reference = candidate);
    end loop;
    return candidate;
  end
$$`;

// One by one, so that each new reference sees the ones before it.
const fillExisting = sql`do $$
  declare
    donation_id bigint;
  begin
    for donation_id in select id from donation loop
      update donation set short_reference = new_short_reference() where id = donation_id;
    end loop;
  end
$$`;

/** A short reference for every donation, by which administrators can search, and an index to count completed ones. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, [
    sql`alter table donation
      add short_reference text unique check (short_reference ~ '^KB-[2-9A-HJKMNP-TV-Z]{6}$')`,
    newReference,
    fillExisting,
    sql`alter table donation
      alter short_reference set default new_short_reference(),
      alter short_reference set not null,
      drop column searchable`,
    sql`alter table donation
      add searchable text not null generated always as (fold_text(
        donor_full_name || ' ' || donor_email || ' ' || coalesce(project_title, '') || ' ' || short_reference
      )) stored`,
    sql`create index donation_search on donation using gin (searchable gin_trgm_ops)`,
    sql`create index donation_completed on donation (project_id, completed_at, id) where status = 'completed'`,
  ]);
}

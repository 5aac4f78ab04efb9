import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

/** A column and an index to list projects by how close they are to their goal. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, [
    sql`alter table project add funded_share numeric generated always as
      (case when receiving_donation and amount_raised_minor < target_amount_minor
        then amount_raised_minor::numeric / target_amount_minor end) stored`,
    sql`create index project_funded_share on project (funded_share desc nulls last, created_at desc, id desc)
      where deleted_at is null`,
  ]);
}

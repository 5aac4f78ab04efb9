import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

/** What administrators say of a project's equipment after the payment, for the pages of its gifts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, [
    sql`alter table project add shipped_on date`,
    sql`alter table proof_photo add working_on date`,
    sql`alter table donation add delivery_emails boolean not null default true`,
    sql`create index donation_no_delivery_emails on donation (lower(donor_email)) where not delivery_emails`,
  ]);
}

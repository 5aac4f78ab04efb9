import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

/** The provider's id of a payment comes first in the index, because a donor returns with it alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, [
    sql`alter table donation drop constraint donation_provider_provider_reference_key`,
    sql`alter table donation add unique (provider_reference, provider)`,
  ]);
}

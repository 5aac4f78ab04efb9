import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../runInOrder.ts';

const statements = [
  sql`alter table volunteer
    add column idempotency_key text unique,
    add column idempotency_hash text,
    add check ((idempotency_key is null) = (idempotency_hash is null))`,
  sql`alter table proof_photo
    add column idempotency_key text,
    add column idempotency_hash text,
    add column idempotency_part integer,
    add unique (idempotency_key, idempotency_part),
    add check ((idempotency_key is null) = (idempotency_hash is null)),
    add check ((idempotency_key is null) = (idempotency_part is null))`,
];

/**
 * Keys of forms that may be sent again, kept as 0001 keeps those of gifts: in the row that a form made, so that they go with
 * it. Several proofs come of one form; each has the form's key, and its place in the form.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await runInOrder(db, statements);
}

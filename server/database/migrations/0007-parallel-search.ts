import { sql, type Kysely } from 'kysely';

/** Unless a function says so, PostgreSQL plans no query that calls it for several processes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function fold_text parallel safe`.execute(db);
}

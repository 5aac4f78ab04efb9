import { sql, type Kysely } from 'kysely';

/** PostgreSQL runs a query in parallel only if every function that it calls is marked as safe. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter function fold_text parallel safe`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Names of pictures that no row points to: not yet, or no longer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table orphaned_image (
    name text primary key,
    created_at timestamptz not null default now()
  )`.execute(db);
}

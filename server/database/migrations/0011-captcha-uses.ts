import { sql, type Kysely } from 'kysely';

/** What a captcha was used for, so that the same request that comes once more is told from another one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table used_captcha add column used_for text`.execute(db);
}

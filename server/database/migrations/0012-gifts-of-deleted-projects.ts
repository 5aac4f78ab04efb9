import { sql, type Kysely } from 'kysely';

/**
 * A gift goes on naming its project when that was deleted; ids are never given twice. With the foreign key, deleting a
 * project wrote each of its gifts anew, in all indexes: seconds for 100,000 of them, in which the embedded database answers
 * nobody.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table donation drop constraint donation_project_id_fkey`.execute(db);
}

import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { adminByLogin } from './adminUsers.ts';
import { hashPassword } from './passwords.ts';

/** Sets an administrator's password and ends all of their sessions. */
export async function resetPassword(db: Kysely<Database>, adminId: number, password: string): Promise<void> {
  await db
    .updateTable('admin_user')
    .set({ password_hash: await hashPassword(password), token_version: sql`token_version + 1` })
    .where('id', '=', adminId)
    .execute();
}

/** The administrator with a username or email; otherwise all usernames. */
export async function findAdmin(
  db: Kysely<Database>,
  login: string,
): Promise<{ id: number; username: string } | { usernames: string[] }> {
  const found = await adminByLogin(db, login);
  if (found) return found;
  const rows = await db.selectFrom('admin_user').select('username').orderBy('username').execute();
  return { usernames: rows.map(({ username }) => username) };
}

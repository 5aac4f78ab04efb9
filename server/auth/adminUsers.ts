import { sql, type Kysely, type Selectable } from 'kysely';
import type { AdminUserTable, Database } from '../database/tables.ts';
import { normaliseName } from './normaliseName.ts';

export type AdminUser = Selectable<AdminUserTable>;

export interface NewAdminUser {
  username: string;
  email: string;
  passwordHash: string;
}

/** An advisory lock id that nothing else on the database uses. */
const REGISTRATION_LOCK = 7_251_403_119;

/**
 * The administrator with this username or, failing that, this email, compared with {@link normaliseName}. All administrators are read,
 * because databases fold case differently and there are few. Unknown names take the same time.
 */
export async function adminByLogin(db: Kysely<Database>, login: string): Promise<AdminUser | undefined> {
  const admins = await db.selectFrom('admin_user').selectAll().orderBy('id').execute();
  const name = normaliseName(login);
  const named = (field: 'username' | 'email') => admins.find((admin) => normaliseName(admin[field]) === name);
  return named('username') ?? named('email');
}

/** The administrator with this id and token version, or undefined. */
export function adminByToken(
  db: Kysely<Database>,
  { adminId, tokenVersion }: { adminId: number; tokenVersion: number },
): Promise<AdminUser | undefined> {
  return db
    .selectFrom('admin_user')
    .selectAll()
    .where('id', '=', adminId)
    .where('token_version', '=', tokenVersion)
    .executeTakeFirst();
}

/** Whether there is an administrator: from then on, administrators add each other. */
export async function anyAdminExists(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('admin_user').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Which name is taken, as a username or an email, since either signs in. */
export async function takenField(
  db: Kysely<Database>,
  { username, email }: Pick<NewAdminUser, 'username' | 'email'>,
): Promise<'username' | 'email' | undefined> {
  if (await adminByLogin(db, username)) return 'username';
  return (await adminByLogin(db, email)) ? 'email' : undefined;
}

/** Blocks other registrations until this transaction ends. */
export async function lockRegistration(transaction: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${REGISTRATION_LOCK}::bigint)`.execute(transaction);
}

/** Stores an administrator. A taken name violates a unique index. */
export async function insertAdmin(
  db: Kysely<Database>,
  { username, email, passwordHash }: NewAdminUser,
): Promise<void> {
  await db.insertInto('admin_user').values({ username, email, password_hash: passwordHash }).execute();
}

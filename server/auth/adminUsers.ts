import { sql, type Kysely, type Selectable } from 'kysely';
import type { AdminUserTable, Database } from '../database/tables.ts';
import { foldName } from './foldName.ts';

export type AdminUser = Selectable<AdminUserTable>;

export interface NewAdminUser {
  username: string;
  email: string;
  passwordHash: string;
}

/** Any number that nothing else on the same database uses for its advisory locks. */
const REGISTRATION_LOCK = 7_251_403_119;

/**
 * The administrator with this username or, failing that, this email, both as {@link foldName} compares them. Databases fold
 * in ways of their own, so all are read: administrators add each other, and there are few. That takes as long for a name
 * that nobody has.
 */
export async function adminByLogin(db: Kysely<Database>, login: string): Promise<AdminUser | undefined> {
  const admins = await db.selectFrom('admin_user').selectAll().orderBy('id').execute();
  const name = foldName(login);
  const named = (field: 'username' | 'email') => admins.find((admin) => foldName(admin[field]) === name);
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

/** Whether anybody has registered: from then on administrators add each other. */
export async function anyAdminExists(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('admin_user').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Which of the two names is taken: as a username or as an email, since either signs in. */
export async function takenField(
  db: Kysely<Database>,
  { username, email }: Pick<NewAdminUser, 'username' | 'email'>,
): Promise<'username' | 'email' | undefined> {
  if (await adminByLogin(db, username)) return 'username';
  return (await adminByLogin(db, email)) ? 'email' : undefined;
}

/** Holds back every other registration until the end of this transaction. */
export async function lockRegistration(transaction: Kysely<Database>): Promise<void> {
  await sql`select pg_advisory_xact_lock(${REGISTRATION_LOCK}::bigint)`.execute(transaction);
}

/** Stores an administrator. A name that is taken violates a unique index. */
export async function insertAdmin(
  db: Kysely<Database>,
  { username, email, passwordHash }: NewAdminUser,
): Promise<void> {
  await db.insertInto('admin_user').values({ username, email, password_hash: passwordHash }).execute();
}

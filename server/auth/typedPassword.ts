import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { SecretPrompt } from '../secretPrompt.ts';
import { StartupProblem } from '../startupProblem.ts';
import { adminByLogin } from './adminUsers.ts';
import { hashPassword, isBlank } from './passwords.ts';

/** As in the contract's registration. */
const SHORTEST = 8;
const LONGEST = 200;

function listAdmins(usernames: readonly string[]): string {
  if (usernames.length === 0)
    return 'There are no administrators yet. The first one registers at /admin/register.';
  return usernames.length === 1
    ? `The only administrator is ${usernames[0]}.`
    : `The administrators are: ${usernames.join(', ')}.`;
}

async function requireAdmin(db: Kysely<Database>, login: string) {
  const found = await adminByLogin(db, login);
  if (found) return found;
  const admins = await db.selectFrom('admin_user').select('username').orderBy('username').execute();
  const usernames = admins.map(({ username }) => username);
  throw new StartupProblem(`There is no administrator ${login}. ${listAdmins(usernames)}`);
}

/** Sets an administrator's password and ends all of their sessions. */
async function resetPassword(db: Kysely<Database>, adminId: number, password: string): Promise<void> {
  await db
    .updateTable('admin_user')
    .set({ password_hash: await hashPassword(password), token_version: sql`token_version + 1` })
    .where('id', '=', adminId)
    .execute();
}

async function askForPassword(username: string, openPrompt: () => SecretPrompt): Promise<string> {
  const prompt = openPrompt();
  try {
    const password =
      (await prompt.ask(`New password for ${username} (${SHORTEST} characters or more): `)) ?? '';
    const { length } = Array.from(password);
    if (length < SHORTEST || length > LONGEST)
      throw new StartupProblem(
        `A password must have ${SHORTEST} to ${LONGEST} characters. Nothing has been changed.`,
      );
    if (isBlank(password))
      throw new StartupProblem('The password contains only spaces. Nothing has been changed.');
    if ((await prompt.ask('Once more: ')) !== password)
      throw new StartupProblem('The two passwords do not match. Nothing has been changed.');
    return password;
  } finally {
    prompt.close();
  }
}

/**
 * Gives an administrator the password that the operator types twice, and ends all of their sessions.
 *
 * @returns the username
 * @throws StartupProblem when there is no such administrator, or the password cannot be used
 */
export async function setTypedPassword(
  db: Kysely<Database>,
  login: string,
  openPrompt: () => SecretPrompt,
): Promise<string> {
  const { id, username } = await requireAdmin(db, login);
  await resetPassword(db, id, await askForPassword(username, openPrompt));
  return username;
}

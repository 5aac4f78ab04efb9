// `npm run admin:password -- username` sets a new password for an administrator.
import type { Kysely } from 'kysely';
import { isBlank } from './auth/passwords.ts';
import { findAdmin, resetPassword } from './auth/resetPassword.ts';
import { ConfigError, readConfig } from './config.ts';
import { migrate } from './database/migrate.ts';
import { openConfigured } from './database/openConfigured.ts';
import type { Database } from './database/tables.ts';
import { openSecretPrompt } from './secretPrompt.ts';
import { StartupProblem } from './startupProblem.ts';

/** As in the contract's registration. */
const SHORTEST = 8;
const LONGEST = 200;

const say = (line: string) => void process.stdout.write(`${line}\n`);

function listAdmins(usernames: readonly string[]): string {
  if (usernames.length === 0) return 'There is none yet: the first one registers at /admin/register.';
  return `There ${usernames.length === 1 ? 'is' : 'are'}: ${usernames.join(', ')}.`;
}

async function requireAdmin(db: Kysely<Database>, login: string) {
  const found = await findAdmin(db, login);
  if ('id' in found) return found;
  throw new StartupProblem(`There is no administrator ${login}. ${listAdmins(found.usernames)}`);
}

async function askForPassword(username: string): Promise<string> {
  const prompt = openSecretPrompt();
  try {
    const password =
      (await prompt.ask(`New password of ${username} (${SHORTEST} characters or more): `)) ?? '';
    const { length } = Array.from(password);
    if (length < SHORTEST || length > LONGEST)
      throw new StartupProblem(
        `A password has ${SHORTEST} to ${LONGEST} characters. Nothing has been changed.`,
      );
    if (isBlank(password))
      throw new StartupProblem('The password is nothing but spaces. Nothing has been changed.');
    if ((await prompt.ask('Once more: ')) !== password)
      throw new StartupProblem('The two are not the same. Nothing has been changed.');
    return password;
  } finally {
    prompt.close();
  }
}

async function run(login: string | undefined): Promise<void> {
  if (login === undefined) throw new StartupProblem('Say whose: npm run admin:password -- username');
  const database = await openConfigured(readConfig(process.env), (error) => say(error.message), say);
  try {
    await migrate(database.db);
    const { id, username } = await requireAdmin(database.db, login);
    await resetPassword(database.db, id, await askForPassword(username));
    say(`${username} has a new password, and all of their sessions have ended.`);
  } finally {
    await database.close();
  }
}

try {
  await run(process.argv[2]);
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof StartupProblem;
  process.stderr.write(`${expected ? error.message : ((error as Error).stack ?? String(error))}\n`);
  process.exitCode = 1;
}

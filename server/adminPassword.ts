// `npm run admin:password -- username` sets a new password for an administrator.
import { setTypedPassword } from './auth/typedPassword.ts';
import { readConfig } from './config.ts';
import { migrate } from './database/migrate.ts';
import { openConfigured, requireDatabase } from './database/openConfigured.ts';
import { openSecretPrompt } from './secretPrompt.ts';
import { printFailure, StartupProblem } from './startupProblem.ts';

const say = (line: string) => void process.stdout.write(`${line}\n`);

async function run(login: string | undefined): Promise<void> {
  if (login === undefined)
    throw new StartupProblem("Give the administrator's username: npm run admin:password -- username");
  const config = readConfig(process.env);
  requireDatabase(config);
  const database = await openConfigured(config, (error) => say(error.message), say);
  try {
    await migrate(database.db);
    const username = await setTypedPassword(database.db, login, openSecretPrompt);
    say(`${username} has a new password, and all of their sessions have ended.`);
  } finally {
    await database.close();
  }
}

try {
  await run(process.argv[2]);
} catch (error) {
  printFailure(error);
  process.exitCode = 1;
}

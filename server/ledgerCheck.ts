// `npm run ledger:check` compares the books with themselves and with the payment providers.
import { readConfig } from './config.ts';
import { requireMigrated } from './database/migrate.ts';
import { openConfigured, requireDatabase } from './database/openConfigured.ts';
import { checkLedger, type LedgerCheck } from './ledger-check/checkLedger.ts';
import type { Period } from './ledger-check/compareWithProvider.ts';
import { readPeriod } from './ledger-check/period.ts';
import { createPayments } from './payments/payments.ts';
import { printFailure } from './startupProblem.ts';

const DIFFERENT = 1;
const NOT_CHECKED = 2;

const say = (line: string) => void process.stdout.write(`${line}\n`);

function section(title: string, lines: readonly string[]): void {
  if (lines.length === 0) return;
  say(`\n${title}`);
  for (const line of lines) say(`  ${line}`);
}

function report({ from, to }: Period, { totals, differences, notes, unanswered }: LedgerCheck): void {
  say(`The ledger, compared with the providers from ${from.toISOString()} to ${to.toISOString()}`);
  section('Totals', totals);
  section('Notes', notes);
  section('Not checked', unanswered);
  section('Differences', differences);
  say(differences.length === 0 ? '\nNo differences.' : `\nDifferences: ${differences.length}.`);
}

/** Returns the exit code. */
async function run(args: readonly string[]): Promise<number> {
  const now = new Date();
  const period = readPeriod(args, now);
  const config = readConfig(process.env);
  requireDatabase(config);
  const database = await openConfigured(config, (error) => say(error.message), say);
  try {
    await requireMigrated(database.db);
    const payments = createPayments(config, database.db, () => config.publicUrl ?? '');
    const check = await checkLedger({ db: database.db, payments }, period, now);
    report(period, check);
    if (check.differences.length > 0) return DIFFERENT;
    return check.unanswered.length > 0 ? NOT_CHECKED : 0;
  } finally {
    await database.close();
  }
}

try {
  process.exitCode = await run(process.argv.slice(2));
} catch (error) {
  printFailure(error);
  process.exitCode = NOT_CHECKED;
}

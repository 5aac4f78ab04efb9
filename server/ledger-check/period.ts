import { parseArgs } from 'node:util';
import { StartupProblem } from '../startupProblem.ts';
import type { Period } from './compareWithProvider.ts';

const DAY_MS = 24 * 60 * 60_000;
const DEFAULT_DAYS = 30;

const USAGE = 'npm run ledger:check -- --from YYYY-MM-DD --to YYYY-MM-DD';

function startOf(day: string): Date {
  const start = new Date(`${day}T00:00:00Z`);
  if (Number.isNaN(start.getTime()) || start.toISOString().slice(0, 10) !== day)
    throw new StartupProblem(`${day} is not a day. Usage: ${USAGE}`);
  return start;
}

function readOptions(args: readonly string[]): { from?: string; to?: string } {
  try {
    return parseArgs({ args: [...args], options: { from: { type: 'string' }, to: { type: 'string' } } })
      .values;
  } catch {
    throw new StartupProblem(`Usage: ${USAGE}`);
  }
}

/**
 * The period to compare with the providers: whole days in UTC, at most until now. By default the last 30 days.
 *
 * @param args of the command line
 * @throws StartupProblem
 */
export function readPeriod(args: readonly string[], now: Date): Period {
  const { from: first, to: last } = readOptions(args);
  const end = last === undefined ? now : new Date(startOf(last).getTime() + DAY_MS);
  const to = end < now ? end : now;
  const from = first === undefined ? new Date(to.getTime() - DEFAULT_DAYS * DAY_MS) : startOf(first);
  if (from >= to) throw new StartupProblem(`The period ends before it begins. Usage: ${USAGE}`);
  return { from, to };
}

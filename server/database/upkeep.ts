import { sql, type Kysely } from 'kysely';
import type { Database } from './tables.ts';

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_EVERY_MS = 60 * 60_000;

/**
 * The embedded engine has no background processes: without this its log would grow without end and its planner would
 * know nothing of the tables. A turn that fails is reported and left to the next one. On a full disk nothing is tried: the
 * engine never answers again after a checkpoint that failed.
 *
 * @returns stops it, after a turn that is under way
 */
export function startUpkeep(
  db: Kysely<Database>,
  isDiskFull: () => Promise<boolean>,
  report: (error: Error) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const turn = async (statement: ReturnType<typeof sql>) => {
    if (await isDiskFull())
      throw new Error('The disk of the database is full: nothing is saved until there is room.');
    await statement.execute(db);
  };
  const later = (statement: ReturnType<typeof sql>, milliseconds: number) =>
    setInterval(() => {
      running = running.then(() => turn(statement)).catch(report);
    }, milliseconds).unref();
  const timers = [later(sql`checkpoint`, CHECKPOINT_EVERY_MS), later(sql`vacuum (analyze)`, VACUUM_EVERY_MS)];
  return async () => {
    timers.forEach((timer) => clearInterval(timer));
    await running;
  };
}

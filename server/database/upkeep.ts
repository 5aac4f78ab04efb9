import { sql, type Kysely } from 'kysely';
import type { Database } from './tables.ts';

const CHECKPOINT_EVERY_MS = 5 * 60_000;
const VACUUM_EVERY_MS = 60 * 60_000;

/**
 * Maintains the embedded engine, which has no background processes: otherwise its log would grow without end and its planner would have
 * no statistics. A failed run is reported and left to the next one. Nothing runs on a full disk, because the engine stops responding
 * after a failed checkpoint.
 *
 * @returns stops it, after any current run
 */
export function startUpkeep(
  db: Kysely<Database>,
  isDiskFull: () => Promise<boolean>,
  report: (error: Error) => void,
): () => Promise<void> {
  let running: Promise<unknown> = Promise.resolve();
  const turn = async (statement: ReturnType<typeof sql>) => {
    if (await isDiskFull())
      throw new Error('The database’s disk is full: nothing is saved until there is space.');
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

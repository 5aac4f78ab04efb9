import type { FastifyInstance } from 'fastify';

const EVERY_MS = 10 * 60_000;

/** A task that is repeated every few minutes. */
export type Chore = () => Promise<void>;

/**
 * Repeats the chores, one after another, until the application closes. A failed chore is logged and tried again next time;
 * the others still run. Closing the application waits for the chores that are running.
 */
export function registerUpkeep(app: FastifyInstance, chores: readonly Chore[], everyMs = EVERY_MS): void {
  let turn: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    for (const chore of chores) turn = turn.then(chore).catch((error: unknown) => app.log.error(error));
  }, everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await turn;
  });
}

import type { FastifyInstance } from 'fastify';

const EVERY_MS = 10 * 60_000;

/** Something to be done every few minutes. */
export type Chore = () => Promise<void>;

/**
 * Repeats chores, one after the other, for as long as the application is open. One that fails is logged, left to the next
 * turn and keeps none of the others from being done; closing the application waits for a turn that is under way.
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

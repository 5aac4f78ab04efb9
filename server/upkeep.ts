import type { FastifyInstance } from 'fastify';

const EVERY_MS = 10 * 60_000;

/**
 * Repeats a chore for as long as the application is open. A turn that fails is logged and left to the next one; closing
 * the application waits for a turn that is under way.
 */
export function registerUpkeep(app: FastifyInstance, chore: () => Promise<void>, everyMs = EVERY_MS): void {
  let turn: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    turn = turn.then(chore).catch((error: unknown) => app.log.error(error));
  }, everyMs).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await turn;
  });
}

import type { FastifyInstance } from 'fastify';
import { inOrder } from './inOrder.ts';

const EVERY_MS = 10 * 60_000;

/** A repeated task. The signal asks a long one to stop, because the application is closing. */
export type Chore = (signal: AbortSignal) => Promise<void>;

/**
 * Repeats the chores, one after another, until the application closes. A failed chore is logged and tried again next time;
 * the others still run. While a turn runs, no other starts. Closing the application waits for the chores that are running.
 */
export function registerUpkeep(app: FastifyInstance, chores: readonly Chore[], everyMs = EVERY_MS): void {
  const closing = new AbortController();
  let turn: Promise<void> | null = null;
  async function runAll(): Promise<void> {
    await inOrder(chores, async (chore) => {
      try {
        await chore(closing.signal);
      } catch (error) {
        app.log.error(error);
      }
    });
    turn = null;
  }
  const timer = setInterval(() => {
    turn ??= runAll();
  }, everyMs).unref();
  app.addHook('preClose', async () => closing.abort());
  app.addHook('onClose', async () => {
    clearInterval(timer);
    await turn;
  });
}

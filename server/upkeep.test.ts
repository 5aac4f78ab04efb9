import Fastify from 'fastify';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { registerUpkeep } from './upkeep.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }));
afterEach(() => vi.useRealTimers());

it('repeats a chore until the application closes, even after a failure', async () => {
  const app = Fastify();
  const chore = vi.fn<() => Promise<void>>().mockRejectedValueOnce(new Error('no database'));
  registerUpkeep(app, [chore], 1000);
  expect(chore).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(chore).toHaveBeenCalledTimes(2);
  await app.close();
  await vi.advanceTimersByTimeAsync(5000);
  expect(chore).toHaveBeenCalledTimes(2);
});

it('runs chores one at a time, even after one fails', async () => {
  const app = Fastify();
  const done: string[] = [];
  const chore = (name: string) => async () => {
    done.push(`${name} begins`);
    await Promise.resolve();
    done.push(`${name} ends`);
    if (name === 'first') throw new Error('no disk');
  };
  registerUpkeep(app, [chore('first'), chore('second')], 1000);
  await vi.advanceTimersByTimeAsync(1000);
  expect(done).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  await app.close();
});

it('waits for running chores when the application closes', async () => {
  const app = Fastify();
  const turns: (() => void)[] = [];
  registerUpkeep(app, [() => new Promise((resolve) => turns.push(resolve))], 1000);
  await vi.advanceTimersByTimeAsync(1000);
  const closed = vi.fn<() => void>();
  const closing = app.close().then(closed);
  await new Promise((resolve) => setImmediate(resolve));
  expect(closed).not.toHaveBeenCalled();
  for (const finish of turns) finish();
  await closing;
  expect(closed).toHaveBeenCalled();
});

it('skips a turn while chores are running, and asks them to stop when the application closes', async () => {
  const app = Fastify();
  const signals: AbortSignal[] = [];
  const slow = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      signals.push(signal);
      signal.addEventListener('abort', () => resolve());
    });
  registerUpkeep(app, [slow], 1000);
  await vi.advanceTimersByTimeAsync(5000);
  expect(signals).toHaveLength(1);
  await app.close();
  expect(signals[0]?.aborted).toBe(true);
});

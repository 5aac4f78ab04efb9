import type { Challenge } from 'altcha-lib';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { easyChallenge } from '@/mocks/fixtures/captchaChallenges';
import { solve } from './solver';

const solution = { counter: 3, derivedKey: 'ee7a', time: 1 };

/** The workers that are still running. */
const running = new Set<EventTarget>();
const network = { isUp: true };

/** A worker that reports its script as loaded, unless the network stalls, and that knows the solution. */
class FakeWorker extends EventTarget {
  private readonly hasScript = network.isUp;

  constructor() {
    super();
    running.add(this);
    if (this.hasScript) queueMicrotask(() => this.say('ready'));
  }

  private say(data: unknown) {
    this.dispatchEvent(new MessageEvent('message', { data }));
  }

  postMessage({ type }: { type: string }) {
    if (this.hasScript && type === 'work') queueMicrotask(() => this.say(solution));
  }

  terminate() {
    running.delete(this);
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
});
afterEach(() => {
  running.clear();
  network.isUp = true;
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const challenge = () => easyChallenge() as Challenge;
const start = (signal = new AbortController().signal) => solve(challenge(), signal);
/** The message of a failure. */
const failureOf = (work: Promise<string>) => work.then(String, ({ message }: Error) => message);

it('returns the solution with its challenge, and stops all workers', async () => {
  expect(JSON.parse(atob(await start()))).toMatchObject({ solution, challenge: { parameters: {} } });
  expect(running.size).toBe(0);
});

it('waits 15 s for a worker’s script, and can be retried', async () => {
  network.isUp = false;
  const stalled = failureOf(start());
  await vi.advanceTimersByTimeAsync(14_999);
  expect(running.size).toBeGreaterThan(0);
  await vi.advanceTimersByTimeAsync(1);
  expect(await stalled).toBe('It took too long to load.');
  expect(running.size).toBe(0);
  network.isUp = true;
  await expect(start()).resolves.toEqual(expect.any(String));
});

it('stops workers that are still loading when the captcha is abandoned', async () => {
  network.isUp = false;
  const leaving = new AbortController();
  const stopped = failureOf(start(leaving.signal));
  leaving.abort();
  expect(await stopped).toBe('It was stopped.');
  expect(running.size).toBe(0);
});

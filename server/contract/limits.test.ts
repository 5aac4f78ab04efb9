import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { callOf, contractOperations } from '../testing/contractCalls.ts';
import { describeDomain } from '../testing/domainServer.ts';

/** Payment notifications must never be turned away. */
const NOTIFICATIONS = new Set(['paypalWebhook', 'paystackWebhook']);

/** Attempts for one username are limited much earlier, so each has its own username. */
const changesOf = (id: string, call: number) =>
  id === 'login' ? { body: { username: `somebody${call}`, password: 'a guess' } } : {};

const open = contractOperations
  .filter(({ id, token }) => token !== 'required' && !NOTIFICATIONS.has(id))
  .map((operation) => [operation.id, operation] as const);

describeDomain('the rate limit of public operations', (server) => {
  // Freezes the clock, so that all calls fall into one window on any machine.
  beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'] }));
  afterEach(() => void vi.useRealTimers());

  it.each(open)(
    'lets %s be called as often as the contract says, without affecting another network',
    async (_id, operation) => {
      const ask = (remoteAddress: string, call = 0) =>
        server().app.inject({ ...callOf(operation, changesOf(operation.id, call)), remoteAddress });
      const { max = 0 } = operation.rateLimit ?? {};
      expect(max).toBeGreaterThan(0);
      for (let call = 1; call <= max; call += 1) {
        const { statusCode } = await ask('2001:db8:0:1::1', call);
        if (statusCode === 429) throw new Error(`Call ${call} of ${max} was refused.`);
      }
      const refused = await ask('2001:db8:0:1::2');
      expect(refused.statusCode).toBe(429);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      expect((await ask('2001:db8:0:2::1')).statusCode).not.toBe(429);
    },
    30_000,
  );
});

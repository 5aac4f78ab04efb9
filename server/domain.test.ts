import { expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { prepareDomain } from './domain.ts';
import { describeDomain } from './testing/domainServer.ts';
import { keepLog } from './testing/reconciliation.ts';

const live = { PAYMENTS: 'live', PUBLIC_URL: 'https://kitbridge.example' };
const paypal = { PAYPAL_CLIENT_ID: 'id', PAYPAL_CLIENT_SECRET: 'secret', PAYPAL_WEBHOOK_ID: 'webhook' };

describeDomain('starting with live payments', (server) => {
  async function moneyless(env: Record<string, string>): Promise<string[]> {
    const { lines, log } = keepLog();
    await prepareDomain({ config: readConfig({ ...live, ...env }), db: server().db, log }, () => {});
    return lines.map(({ line }) => line).filter((line) => line.includes('moves no money'));
  }

  it.each([
    ['PAYPAL_ENVIRONMENT=sandbox', { ...paypal, PAYPAL_ENVIRONMENT: 'sandbox' }],
    ['PAYSTACK_SECRET_KEY=sk_test_…', { PAYSTACK_SECRET_KEY: 'sk_test_0123' }],
  ])('warns about %s, without the key', async (setting, env) => {
    const lines = await moneyless(env);
    expect(lines).toEqual([expect.stringContaining(setting)]);
    expect(lines[0]).not.toContain('0123');
  });

  it('does not warn about live keys', async () => {
    const keys = { ...paypal, PAYPAL_ENVIRONMENT: 'live', PAYSTACK_SECRET_KEY: 'sk_live_0123' };
    expect(await moneyless(keys)).toEqual([]);
  });
});

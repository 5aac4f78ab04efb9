import { beforeEach, expect } from 'vitest';
import { inTransaction } from '../database/transaction.ts';
import { askAboutMonthlyGift } from '../monthly-gifts/syncMonthlyGift.ts';
import { confirm, startGift, usdGift, type DomainServer } from './domainServer.ts';
import type { FakeProvider } from './fakeProvider.ts';

/** The steps that tests of monthly gifts share. Before each test, the provider is up and its calls are forgotten. */
export function monthlyGiftSteps(server: () => DomainServer, fake: FakeProvider) {
  beforeEach(() => {
    fake.isDown = false;
    fake.calls.length = 0;
  });
  const gift = () => server().db.selectFrom('monthly_gift').selectAll().executeTakeFirstOrThrow();
  const donations = () => server().db.selectFrom('donation').selectAll().orderBy('id').execute();
  const raised = async () => (await server().db.selectFrom('project').selectAll().execute())[0];

  async function sync(): Promise<void> {
    const { db, app } = server();
    const write = await askAboutMonthlyGift(await gift(), { db, payments: fake.payments, log: app.log });
    await inTransaction(db, write);
  }

  async function start(changes: object = {}) {
    return startGift(server(), { ...usdGift, frequency: 'MONTHLY', ...changes });
  }

  /** Starts, pays and confirms; returns the reference and the token of the private link. */
  async function begin(changes: object = {}): Promise<{ reference: string; token: string }> {
    const { reference } = await start(changes);
    fake.pay(reference);
    const response = await confirm(server(), { payment_id: reference });
    const { data } = response.json<{ data: { status: string; monthly_gift_token: string } }>();
    expect(data.status).toBe('completed');
    return { reference, token: data.monthly_gift_token };
  }

  return { gift, donations, raised, sync, start, begin };
}

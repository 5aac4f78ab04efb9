import { expect, it } from 'vitest';
import { describePayPal } from '../../testing/providers/paypal/paypalTests.ts';
import type { Transaction } from '../../testing/providers/paypal/paypalState.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const START = new Date('2026-01-01T00:00:00Z');
const after = (days: number) => new Date(START.getTime() + days * DAY_MS);

describePayPal("PayPal's transactions", ({ standIn, provider }) => {
  const list = (from: Date, to: Date) => provider().listEntries(from, to);

  function add(id: string, days: number, changes: Partial<Transaction> = {}): void {
    const amount = { currency_code: 'USD', value: '50.00' };
    const transaction: Transaction = { id, code: 'T0006', amount, customId: 'ours', at: after(days) };
    standIn().state.transactions.push({ ...transaction, ...changes });
  }

  it('are payments, refunds and reversals with their money and their label', async () => {
    const returned = { currency_code: 'USD', value: '-12.50' };
    add('PAYMENT', 1);
    add('MONTH', 2, { code: 'T0002' });
    add('REFUND', 3, { code: 'T1107', amount: returned });
    add('REVERSAL', 4, { code: 'T1106', amount: returned, customId: undefined });
    const money = { minor: 5000, currency: 'USD' };
    const back = { minor: 1250, currency: 'USD' };
    expect(await list(after(0), after(5))).toEqual([
      { kind: 'payment', id: 'PAYMENT', money, at: after(1), reference: 'ours' },
      { kind: 'payment', id: 'MONTH', money, at: after(2), reference: 'ours' },
      { kind: 'refund', id: 'REFUND', money: back, at: after(3), reference: 'ours' },
      { kind: 'reversal', id: 'REVERSAL', money: back, at: after(4) },
    ]);
  });

  it.each(['T1106', 'T1201', 'T1202'] as const)(
    'of %s are reversals when money leaves, and cancelled reversals when it comes back',
    async (code) => {
      const { length } = standIn().state.transactions;
      const day = 500 + length;
      add(`OUT${length}`, day, { code, amount: { currency_code: 'USD', value: '-50.00' } });
      add(`BACK${length}`, day + 1, { code });
      const kinds = (await list(after(day), after(day + 1))).map(({ kind }) => kind);
      expect(kinds).toEqual(['reversal', 'cancelled reversal']);
    },
  );

  it('are listed for longer than the 31 days that PayPal allows at once, each once', async () => {
    for (const days of [100, 131, 150, 190]) add(`DAY${days}`, days);
    const entries = await list(after(100), after(190));
    expect(entries.map(({ id }) => id)).toEqual(['DAY100', 'DAY131', 'DAY150', 'DAY190']);
  });

  it('are listed from several pages', async () => {
    for (let count = 0; count < 1001; count += 1) add(`MANY${count}`, 300 + count / 1000);
    const ids = (await list(after(300), after(302))).map(({ id }) => id);
    expect(new Set(ids).size).toBe(1001);
  });

  it.each([
    ['money that we sent', { amount: { currency_code: 'USD', value: '-50.00' } }],
    ['another currency', { amount: { currency_code: 'EUR', value: '50.00' } }],
    ['a hold', { code: 'T1110' }],
  ] as const)('leave out %s', async (_what, changes) => {
    const { length } = standIn().state.transactions;
    add(`LEFT${length}`, 400 + length, changes);
    expect(await list(after(400 + length), after(400 + length))).toEqual([]);
  });
});

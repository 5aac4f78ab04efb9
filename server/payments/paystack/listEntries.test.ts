import { expect, it } from 'vitest';
import { donation, withPaystack } from '../../testing/providers/paystack/testPaystack.ts';

const { standIn, provider } = withPaystack();
const at = (day: number) => new Date(Date.UTC(2026, 2, day));

/** A payment that was opened on one day and made on another. */
async function paid(openedOn: number, paidOn: number): Promise<string> {
  const { reference } = donation();
  standIn().state.now = () => at(openedOn);
  await provider().start(donation({ reference }));
  standIn().state.now = () => at(paidOn);
  standIn().actions.pay(reference);
  return reference;
}

const idOf = (reference: string) => String(standIn().state.transaction(reference).id);

async function entries(from: number, to: number): Promise<string[]> {
  const found = await provider().listEntries(at(from), at(to));
  return found.map(({ kind, id, money }) => `${kind} ${id} ${money.minor}`).toSorted();
}

it('lists what was paid in the period, over several pages', async () => {
  const references = [
    await paid(1, 1),
    await paid(2, 2),
    await paid(3, 3),
    await paid(4, 4),
    await paid(5, 5),
  ];
  expect(await entries(1, 6)).toEqual(references.map((reference) => `payment ${idOf(reference)} 500000`));
  expect(await entries(2, 3)).toEqual([`payment ${idOf(references[1] ?? '')} 500000`]);
});

it('lists a payment by the day it was made and not the day it was opened', async () => {
  const reference = await paid(10, 12);
  expect(await entries(10, 12)).toEqual([]);
  expect(await entries(12, 13)).toEqual([`payment ${idOf(reference)} 500000`]);
});

it('leaves out what was not paid, and other currencies', async () => {
  standIn().state.now = () => at(14);
  await provider().start(donation());
  const foreign = await paid(14, 14);
  standIn().state.transaction(foreign).currency = 'GHS';
  expect(await entries(14, 15)).toEqual([]);
});

it('lists processed refunds beside their payments, but not failed ones', async () => {
  const [full, part] = [await paid(16, 16), await paid(16, 16)];
  standIn().state.now = () => at(17);
  const refunds = [standIn().actions.refund(full), standIn().actions.refund(part, { amount: 100 })];
  standIn().actions.refund(part, { amount: 5, fails: true });
  expect(await entries(16, 17)).toEqual([`payment ${idOf(full)} 500000`, `payment ${idOf(part)} 500000`]);
  expect(await entries(17, 18)).toEqual([`refund ${refunds[0]?.id} 500000`, `refund ${refunds[1]?.id} 100`]);
});

it('lists a lost dispute and its refund as one reversal, and a won one not at all', async () => {
  const [lost, won] = [await paid(20, 20), await paid(20, 20)];
  standIn().state.now = () => at(21);
  const disputes = [standIn().actions.openDispute(lost, 300), standIn().actions.openDispute(won)] as const;
  standIn().actions.resolveDispute(disputes[0], 'auto-accepted');
  standIn().actions.resolveDispute(disputes[1], 'declined');
  expect(await entries(21, 22)).toEqual([`reversal dispute:${disputes[0].id} 300`]);
  standIn().state.refunds.pop();
  expect(await entries(21, 22)).toEqual([`reversal dispute:${disputes[0].id} 300`]);
});

it('names what each entry belongs to', async () => {
  const once = await paid(24, 24);
  const monthly = donation({ frequency: 'MONTHLY' });
  const { subscriptionReference = '' } = await provider().start(monthly);
  standIn().actions.pay(monthly.reference);
  const renewal = standIn().actions.renew(subscriptionReference);
  standIn().actions.refund(once);
  const foreign = await paid(24, 24);
  standIn().state.transaction(foreign).metadata = null;
  const found = await provider().listEntries(at(24), at(25));
  const references = Object.fromEntries(found.map(({ kind, id, reference }) => [`${kind} ${id}`, reference]));
  expect(references).toEqual({
    [`payment ${idOf(once)}`]: once,
    [`payment ${idOf(monthly.reference)}`]: monthly.reference,
    [`payment ${renewal.id}`]: subscriptionReference,
    [`payment ${idOf(foreign)}`]: foreign,
    [`refund ${standIn().state.refunds.at(-1)?.id}`]: idOf(once),
  });
});

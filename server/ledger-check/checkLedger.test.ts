import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { createPayments } from '../payments/payments.ts';
import { ProviderError, type PaymentProvider, type ProviderEntry } from '../payments/provider.ts';
import { refundGift } from '../testing/books.ts';
import {
  addProject,
  completeGift,
  describeDomain,
  ngnGift,
  setRate,
  startGift,
} from '../testing/domainServer.ts';
import { fakePayments } from '../testing/fakePayments.ts';
import { TEST_ORIGIN, testConfig } from '../testing/testApp.ts';
import { checkLedger } from './checkLedger.ts';

const HOUR_MS = 60 * 60_000;
const now = new Date(Date.now() + 2 * HOUR_MS);
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * HOUR_MS);
const period = { from: hoursAgo(48), to: now };

describeDomain('the ledger check', (server) => {
  const sandbox = () => createPayments(testConfig(), server().db, () => TEST_ORIGIN);

  /** Checks with a provider of dollars that has the given books. */
  const checkWith = (provider: Partial<PaymentProvider>) => {
    const whole = fakePayments({ name: 'sandbox', ...provider });
    const payments = {
      ...whole,
      providerFor: (client: 'PAYPAL' | 'PAYSTACK') =>
        client === 'PAYPAL' ? whole.providerFor(client) : undefined,
    };
    return checkLedger({ db: server().db, payments }, period, now);
  };
  const checkListing = (...entries: ProviderEntry[]) => checkWith({ listEntries: async () => entries });

  /** A completed donation of 50 dollars and its payment, as the provider lists it. */
  async function paidGift(changes: Record<string, unknown> = {}) {
    const { reference } = await completeGift(server(), changes);
    const { provider_id: id } = await server()
      .db.selectFrom('ledger_entry')
      .innerJoin('donation', 'donation.id', 'donation_id')
      .select('provider_id')
      .where('reference', '=', reference)
      .executeTakeFirstOrThrow();
    const entry: ProviderEntry = {
      kind: 'payment',
      id,
      money: { minor: 5000, currency: 'USD' },
      at: hoursAgo(2),
      reference,
    };
    return { reference, id, entry };
  }

  it('finds nothing after donations, refunds and conversions', async () => {
    await setRate(server(), '1540.25');
    const dollars = await addProject(server());
    const naira = await addProject(server(), { title: 'Desks', currency: 'NGN' });
    for (const project_id of [dollars, naira, null]) {
      await completeGift(server(), { project_id });
      await completeGift(server(), { ...ngnGift, project_id });
    }
    await startGift(server(), { project_id: dollars });
    const payments = sandbox();
    expect(await checkLedger({ db: server().db, payments }, period, now)).toEqual({
      totals: [
        `Project ${dollars} (Microscopes for Kano): 50.00 USD. Payments: 1, 50.00 USD. Refunds and reversals: 0, 0.00 USD.`,
        `Project ${dollars} (Microscopes for Kano): 5000.00 NGN. Payments: 1, 5000.00 NGN. Refunds and reversals: 0, 0.00 NGN.`,
        `Project ${naira} (Desks): 50.00 USD. Payments: 1, 50.00 USD. Refunds and reversals: 0, 0.00 USD.`,
        `Project ${naira} (Desks): 5000.00 NGN. Payments: 1, 5000.00 NGN. Refunds and reversals: 0, 0.00 NGN.`,
        'General donations: 50.00 USD. Payments: 1, 50.00 USD. Refunds and reversals: 0, 0.00 USD.',
        'General donations: 5000.00 NGN. Payments: 1, 5000.00 NGN. Refunds and reversals: 0, 0.00 NGN.',
      ],
      differences: [],
      notes: [],
      unanswered: [],
    });
  });

  it('finds nothing when the provider lists the payment and its refund', async () => {
    const gift = await paidGift({ project_id: await addProject(server()) });
    await refundGift(server(), gift, 2000);
    const { provider_id: id } = await server()
      .db.selectFrom('ledger_entry')
      .select('provider_id')
      .where('kind', '=', 'refund')
      .executeTakeFirstOrThrow();
    const refund = { ...gift.entry, kind: 'refund', id, money: { minor: 2000, currency: 'USD' } } as const;
    const { totals, ...findings } = await checkListing(gift.entry, refund);
    expect(findings).toEqual({ differences: [], notes: [], unanswered: [] });
    expect(totals).toEqual([
      expect.stringContaining(': 30.00 USD. Payments: 1, 50.00 USD. Refunds and reversals: 1, 20.00 USD.'),
    ]);
  });

  describe('compared with the provider', () => {
    it('finds a payment of ours that is not in the ledger', async () => {
      const { entry } = await paidGift();
      const { differences } = await checkListing(entry, { ...entry, id: 'MISSED' });
      expect(differences).toEqual([
        expect.stringMatching(
          /^Sandbox lists a payment MISSED of 50\.00 USD on \S+ that is not in the ledger\.$/,
        ),
      ]);
    });

    it('finds a payment that the provider does not know', async () => {
      const { id } = await paidGift();
      const { differences } = await checkListing();
      expect(differences).toEqual([
        expect.stringMatching(
          `^The ledger has a payment ${id} of 50\\.00 USD on \\S+ that Sandbox does not list\\.$`,
        ),
      ]);
    });

    it.each([
      ['amount', { minor: 4999, currency: 'USD' }, '49.99 USD'],
      ['currency', { minor: 5000, currency: 'NGN' }, '50.00 NGN'],
    ] as const)('finds another %s', async (_name, money, listed) => {
      const { entry, id } = await paidGift();
      const { differences } = await checkListing({ ...entry, money });
      expect(differences).toEqual([
        `The payment ${id} is ${listed} at Sandbox, but 50.00 USD in the ledger.`,
      ]);
    });

    it('finds a refund that is not in the ledger', async () => {
      const { entry, id } = await paidGift();
      const refund = { ...entry, kind: 'refund', id: 'REFUND-1', reference: id } as const;
      const { differences } = await checkListing(entry, refund);
      expect(differences).toEqual([expect.stringContaining('lists a refund REFUND-1 of 50.00 USD')]);
    });

    it('finds reversed money that the provider returned', async () => {
      const { entry } = await paidGift();
      const returned = { ...entry, kind: 'cancelled reversal', id: 'RETURNED' } as const;
      const { differences } = await checkListing(entry, returned);
      expect(differences).toEqual([
        expect.stringContaining('lists a cancelled reversal RETURNED of 50.00 USD'),
      ]);
    });

    it.each(['another system', undefined])('only notes a payment that names %s', async (reference) => {
      const { entry } = await paidGift();
      const foreign = { kind: 'payment', id: 'FOREIGN', money: entry.money, at: entry.at } as const;
      const { differences, notes } = await checkListing(entry, {
        ...foreign,
        ...(reference && { reference }),
      });
      expect(differences).toEqual([]);
      expect(notes).toEqual([expect.stringContaining('FOREIGN of 50.00 USD')]);
    });

    it('only notes what is on its way, in both directions', async () => {
      const { entry, id } = await paidGift();
      const fresh = { ...entry, id: 'FRESH', at: hoursAgo(0.5) };
      const listEntries = async () => [fresh];
      const { differences, notes } = await checkWith({ listEntries, listingDelayMs: 3 * HOUR_MS });
      expect(differences).toEqual([]);
      expect(notes).toEqual([
        expect.stringMatching(/FRESH .* that is not in the ledger yet/),
        expect.stringMatching(`${id} .* that Sandbox does not list yet`),
      ]);
    });

    it('says which provider could not be asked', async () => {
      await paidGift();
      await completeGift(server(), ngnGift);
      const check = await checkWith({ listEntries: () => Promise.reject(new ProviderError('no response')) });
      expect(check).toMatchObject({
        differences: [],
        unanswered: ['sandbox could not be asked: no response'],
      });
    });

    it('says which provider is no longer configured', async () => {
      await paidGift();
      const payments = fakePayments({ name: 'another', listEntries: async () => [] });
      expect(await checkLedger({ db: server().db, payments }, period, now)).toMatchObject({
        differences: [],
        unanswered: ['sandbox could not be asked about 1 PAYPAL entries: it is not configured.'],
      });
    });

    it('asks for the payments of the period only', async () => {
      const { entry } = await paidGift();
      const check = await checkListing({ ...entry, id: 'OLD', at: hoursAgo(49) }, entry);
      expect(check).toMatchObject({ differences: [], notes: [] });
    });
  });

  /** Changes what the database protects. */
  const tamper = async (statement: ReturnType<typeof sql>) => {
    const { db } = server();
    await sql`alter table ledger_entry disable trigger ledger_entry_append_only`.execute(db);
    await statement.execute(db);
    await sql`alter table ledger_entry enable trigger ledger_entry_append_only`.execute(db);
  };
  describe('compared with projects and donations', () => {
    let reference: string;
    let entry: ProviderEntry;
    beforeEach(async () => {
      ({ reference, entry } = await paidGift({ project_id: await addProject(server()) }));
    });

    const differences = async () => (await checkListing(entry)).differences;

    it.each([
      [
        'project’s figure',
        sql`update project set amount_raised_minor = 7000`,
        'Project 1 shows 70.00 USD raised, but its ledger adds up to 50.00 USD.',
      ],
      [
        'project’s currency',
        sql`update project set currency = 'NGN'`,
        'Project 1 is in NGN, but its ledger has an amount in another currency.',
      ],
      [
        'donation’s amount',
        sql`update donation set amount_minor = 6000`,
        'Donation REF is 60.00 USD, but the ledger has 50.00 USD.',
      ],
      [
        'donation’s share',
        sql`update donation set project_currency_amount_minor = 6000`,
        'Donation REF raised a different amount for its project from the one in the ledger.',
      ],
      [
        'paid donation to pending',
        sql`update donation set status = 'pending', completed_at = null`,
        'Donation REF is pending, but the ledger has a payment for it.',
      ],
      [
        'donation to refunded',
        sql`update donation set status = 'refunded'`,
        'Donation REF is refunded, but the ledger shows only 0.00 USD of 50.00 USD refunded.',
      ],
    ])('finds a %s changed by hand', async (_name, statement, sentence) => {
      await tamper(statement);
      expect(await differences()).toEqual([sentence.replace('REF', reference)]);
    });

    it('finds a completed donation without a payment', async () => {
      const pending = await startGift(server());
      await tamper(
        sql`update donation set status = 'completed', completed_at = now() where reference = ${pending.reference}`,
      );
      expect(await differences()).toEqual([
        `Donation ${pending.reference} is completed, but the ledger has no payment for it.`,
      ]);
    });

    it('finds a refund that the donation does not show', async () => {
      await refundGift(server(), { reference }, 5000);
      await tamper(sql`update donation set status = 'completed'`);
      expect((await differences())[0]).toBe(
        `Donation ${reference} is completed, but the ledger shows it fully refunded.`,
      );
    });

    it('finds more returned than was paid', async () => {
      await refundGift(server(), { reference }, 4000);
      await tamper(sql`update ledger_entry set amount_minor = -6000 where kind = 'refund'`);
      expect((await differences())[0]).toBe(
        `Donation ${reference} was refunded 60.00 USD, more than its amount of 50.00 USD.`,
      );
    });

    it('never meets a payment that is counted twice, which the database refuses', async () => {
      const again =
        tamper(sql`insert into ledger_entry (donation_id, kind, provider, provider_id, amount_minor, currency)
        select donation_id, kind, provider, 'ANOTHER', amount_minor, currency from ledger_entry`);
      await expect(again).rejects.toThrow('ledger_entry_payment');
      const pending = await startGift(server());
      const twice =
        tamper(sql`insert into ledger_entry (donation_id, kind, provider, provider_id, amount_minor, currency)
        select donation.id, kind, entry.provider, provider_id, entry.amount_minor, entry.currency
        from ledger_entry entry, donation where reference = ${pending.reference}`);
      await expect(twice).rejects.toThrow('ledger_entry_provider_kind_provider_id_key');
    });
  });
});

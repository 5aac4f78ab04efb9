import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  addProject,
  API,
  completeGift,
  confirm,
  decide,
  describeDomainOnEachDatabase,
  ngnGift,
  setRate,
  signInAsAdmin,
  startGift,
  usdGift,
  type DomainServer,
} from '../testing/domainServer.ts';

const ledger = ({ db }: DomainServer) =>
  db.selectFrom('ledger_entry').selectAll().orderBy('donation_id').execute();
const gifts = ({ db }: DomainServer) => db.selectFrom('donation').selectAll().orderBy('id').execute();
const raised = async ({ db }: DomainServer) =>
  (await db.selectFrom('project').select('amount_raised_minor').executeTakeFirstOrThrow())
    .amount_raised_minor;

const tokenOf = ({ checkout }: { checkout: string }) => checkout.split('/').at(-1) ?? '';

describeDomainOnEachDatabase('completing', (server) => {
  const callback = (reference: string) =>
    server().get(`${API}/donation/paystack/callback?trxref=${reference}&reference=${reference}`);

  describe('confirming a donation', () => {
    it('returns the donation without donor data', async () => {
      const projectId = await addProject(server());
      const gift = await startGift(server(), { project_id: projectId });
      const back = await decide(server(), gift, 'pay');
      const response = await confirm(server(), {
        payer_id: back.searchParams.get('PayerID') ?? '',
        payment_id: back.searchParams.get('paymentId') ?? '',
        token: back.searchParams.get('token') ?? '',
      });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toEqual({
        data: {
          reference: gift.reference,
          short_reference: expect.stringMatching(/^KB-[2-9A-Z]{6}$/) as string,
          status: 'completed',
          amount: '50.00',
          currency: 'USD',
          frequency: 'ONCE',
          payment_client: 'PAYPAL',
          project_title: 'Microscopes for Kano',
          completed_at: expect.any(String) as string,
          project: {
            id: projectId,
            title: 'Microscopes for Kano',
            currency: 'USD',
            amount_raised: '50.00',
            target_amount: '12000.00',
          },
          gift_number: 1,
          receipt_url: expect.stringMatching(/^\/api\/donation\/receipt\/1\./) as string,
          gift_url: expect.stringMatching(/^\/gift\/1\./) as string,
        },
      });
      expect(response.body).not.toContain(usdGift.donor_email);
      expect(response.body).not.toContain(usdGift.donor_full_name);
    });

    it('counts completed gifts of the project, or of all without one', async () => {
      const project_id = await addProject(server());
      const numberOf = async (changes: Record<string, unknown>) =>
        (await completeGift(server(), changes)).gift_number;
      expect(await numberOf({ project_id })).toBe(1);
      await startGift(server(), { project_id });
      expect(await numberOf({})).toBe(2);
      expect(await numberOf({ project_id })).toBe(2);
      expect(await numberOf({ project_id: await addProject(server()) })).toBe(1);
    });

    it('says nothing of a project that is no longer public', async () => {
      const project_id = await addProject(server());
      const gift = await completeGift(server(), { project_id });
      await server().db.updateTable('project').set({ status: 'DRAFT' }).execute();
      const response = await confirm(server(), { payment_id: gift.reference });
      expect(response.json()).toMatchObject({ data: { project: null, gift_number: 1 } });
    });

    it('changes nothing while the donor has not paid', async () => {
      const gift = await startGift(server());
      for (let visit = 0; visit < 3; visit += 1) {
        const response = await confirm(server(), { payment_id: gift.reference });
        expect(response.json()).toMatchObject({ data: { status: 'pending', completed_at: null } });
      }
      expect(await ledger(server())).toEqual([]);
    });

    it('returns the stored result the second time', async () => {
      const projectId = await addProject(server());
      const first = await completeGift(server(), { project_id: projectId });
      const again = await confirm(server(), { payment_id: first.reference });
      expect(again.json()).toEqual({ data: first });
      expect(await ledger(server())).toHaveLength(1);
      expect(await raised(server())).toBe(5000);
    });

    it('counts once for twenty concurrent requests', async () => {
      const projectId = await addProject(server());
      const gift = await startGift(server(), { project_id: projectId });
      await decide(server(), gift, 'pay');
      const responses = await Promise.all(
        Array.from({ length: 20 }, () => confirm(server(), { payment_id: gift.reference })),
      );
      expect(new Set(responses.map(({ body }) => body)).size).toBe(1);
      expect(responses[0]?.json()).toMatchObject({ data: { status: 'completed' } });
      expect(await ledger(server())).toHaveLength(1);
      expect(await raised(server())).toBe(5000);
    });

    it('counts all of twenty concurrent donations to one project', async () => {
      const projectId = await addProject(server());
      const started = await Promise.all(
        Array.from({ length: 20 }, () => startGift(server(), { project_id: projectId })),
      );
      await Promise.all(started.map((gift) => decide(server(), gift, 'pay')));
      await Promise.all(started.map(({ reference }) => confirm(server(), { payment_id: reference })));
      expect(await raised(server())).toBe(20 * 5000);
      const figures = (await gifts(server())).map((gift) => gift.current_amount_raised_minor);
      expect(figures.toSorted((a, b) => Number(a) - Number(b))).toEqual(
        Array.from({ length: 20 }, (_, index) => (index + 1) * 5000),
      );
    });

    it.each([
      ['the reference alone', ({ reference }: Names) => ({ payment_id: reference }), 200],
      ['the token alone', ({ token }: Names) => ({ token }), 200],
      ['both', ({ reference, token }: Names) => ({ payment_id: reference, token }), 200],
      [
        'another donation’s token',
        ({ reference, other }: Names) => ({ payment_id: reference, token: other }),
        404,
      ],
      ['the token as reference', ({ token }: Names) => ({ payment_id: token }), 404],
      ['the short reference', ({ short }: Names) => ({ payment_id: short }), 404],
      ['an unknown reference', () => ({ payment_id: 'unknown' }), 404],
      ['an unknown token', () => ({ token: 'unknown' }), 404],
      ['part of a reference', ({ reference }: Names) => ({ payment_id: reference.slice(0, 8) }), 404],
      ['the payer alone', () => ({ payer_id: 'QYR5Z8XDVJNXQ' }), 400],
      ['NUL', () => ({ token: '\u0000' }), 400],
      ['too long a token', () => ({ token: 'x'.repeat(201) }), 422],
    ])('by %s', async (_name, names, status) => {
      const [gift, another] = [await startGift(server()), await startGift(server())];
      const short = (await gifts(server()))[0]?.short_reference ?? '';
      const known = { reference: gift.reference, short, token: tokenOf(gift), other: tokenOf(another) };
      const response = await confirm(server(), names(known));
      expect(response.statusCode).toBe(status);
    });

    it('accepts the reference twice, as the Paystack callback sends it', async () => {
      const { reference } = await startGift(server(), ngnGift);
      const response = await confirm(server(), { payment_id: reference, token: reference });
      expect(response.json()).toMatchObject({ data: { status: 'pending' } });
    });
  });

  interface Names {
    reference: string;
    short: string;
    token: string;
    other: string;
  }

  describe('the Paystack callback', () => {
    it('redirects for any outcome, repeatedly', async () => {
      const { reference } = await startGift(server(), ngnGift);
      for (let visit = 0; visit < 2; visit += 1) {
        const response = await callback(reference);
        expect(response.statusCode).toBe(303);
        expect(response.headers.location).toBe(`/thankyou?paymentId=${reference}&token=${reference}`);
      }
      expect((await gifts(server()))[0]).toMatchObject({ status: 'pending' });
    });

    it('returns 404 for unknown references and PayPal donations', async () => {
      const paypal = await startGift(server());
      expect((await callback(paypal.reference)).statusCode).toBe(404);
      expect((await callback('https://evil.example')).statusCode).toBe(404);
      expect((await server().get(`${API}/donation/paystack/callback`)).statusCode).toBe(400);
    });
  });

  describe('project figures', () => {
    it('are frozen at the current rate', async () => {
      await setRate(server(), '1540.25');
      const projectId = await addProject(server(), { amount_raised_minor: 418_000 });
      await completeGift(server(), { ...ngnGift, project_id: projectId });
      await setRate(server(), '800');
      await completeGift(server(), { ...ngnGift, project_id: projectId });
      expect(await gifts(server())).toEqual([
        expect.objectContaining({
          project_currency: 'USD',
          project_currency_amount_minor: 325,
          rate_used: '1540.250000',
          previous_amount_raised_minor: 418_000,
          current_amount_raised_minor: 418_325,
        }),
        expect.objectContaining({
          project_currency_amount_minor: 625,
          rate_used: '800.000000',
          previous_amount_raised_minor: 418_325,
          current_amount_raised_minor: 418_950,
        }),
      ]);
      expect(await raised(server())).toBe(418_950);
      expect(await ledger(server())).toEqual([
        expect.objectContaining({
          amount_minor: 500_000,
          currency: 'NGN',
          project_currency_amount_minor: 325,
        }),
        expect.objectContaining({
          amount_minor: 500_000,
          currency: 'NGN',
          project_currency_amount_minor: 625,
        }),
      ]);
    });

    it('need no rate in the same currency', async () => {
      const projectId = await addProject(server(), { currency: 'NGN' });
      await completeGift(server(), { ...ngnGift, project_id: projectId });
      expect((await gifts(server()))[0]).toMatchObject({
        project_currency: 'NGN',
        project_currency_amount_minor: 500_000,
        rate_used: null,
      });
    });

    it('stay null without a rate, while the donation completes', async () => {
      const projectId = await addProject(server());
      const { status } = await completeGift(server(), { ...ngnGift, project_id: projectId });
      expect(status).toBe('completed');
      expect(await raised(server())).toBe(0);
      expect((await gifts(server()))[0]).toMatchObject({
        project_id: projectId,
        project_currency_amount_minor: null,
        previous_amount_raised_minor: null,
      });
      expect(await ledger(server())).toEqual([
        expect.objectContaining({ amount_minor: 500_000, project_currency_amount_minor: null }),
      ]);
    });

    it('may round to zero', async () => {
      await setRate(server(), '999999');
      const projectId = await addProject(server());
      await completeGift(server(), { ...ngnGift, amount: 100, project_id: projectId });
      expect((await gifts(server()))[0]).toMatchObject({ project_currency_amount_minor: 0 });
    });

    it('include projects closed before payment, but not deleted ones', async () => {
      const projectId = await addProject(server());
      const closed = await startGift(server(), { project_id: projectId });
      const orphan = await startGift(server(), { project_id: projectId });
      await decide(server(), closed, 'pay');
      await decide(server(), orphan, 'pay');
      await server()
        .db.updateTable('project')
        .set({ receiving_donation: false, status: 'COMPLETED' })
        .execute();
      await confirm(server(), { payment_id: closed.reference });
      expect(await raised(server())).toBe(5000);
      await server().app.inject({
        method: 'DELETE',
        url: `${API}/project/${projectId}`,
        headers: await signInAsAdmin(server()),
      });
      const response = await confirm(server(), { payment_id: orphan.reference });
      expect(response.json()).toMatchObject({
        data: { status: 'completed', project_title: 'Microscopes for Kano' },
      });
      expect(await raised(server())).toBe(5000);
      expect(await ledger(server())).toHaveLength(2);
    });

    it('roll back with the donation when the ledger insert fails', async () => {
      const projectId = await addProject(server());
      const gift = await startGift(server(), { project_id: projectId });
      await decide(server(), gift, 'pay');
      await sql`alter table ledger_entry add constraint broken check (amount_minor < 0)`.execute(server().db);
      const refused = await confirm(server(), { payment_id: gift.reference }).finally(() =>
        sql`alter table ledger_entry drop constraint broken`.execute(server().db),
      );
      expect(refused.statusCode).toBe(500);
      expect(refused.body).not.toContain('broken');
      expect((await gifts(server()))[0]).toMatchObject({ status: 'pending' });
      expect(await raised(server())).toBe(0);
      const repaired = await confirm(server(), { payment_id: gift.reference });
      expect(repaired.json()).toMatchObject({ data: { status: 'completed' } });
      expect(await raised(server())).toBe(5000);
    });
  });
});

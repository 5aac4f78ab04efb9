import { describe, expect, it } from 'vitest';
import { createSignedLinks } from '../signedLinks.ts';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { addProject, API, describeDomain, usdGift } from '../testing/domainServer.ts';
import { fakeProvider } from '../testing/fakeProvider.ts';
import { monthlyGiftSteps } from '../testing/monthlyGiftSteps.ts';

const fake = fakeProvider();
/** The private link's address. */
const own = (token: string) => `${API}/donation/own_monthly_gift/${token}`;

describeDomain(
  'a monthly gift',
  (server) => {
    const { gift, sync, start, begin } = monthlyGiftSteps(server, fake);

    describe('through its private link', () => {
      it('is shown without the donor', async () => {
        const project_id = await addProject(server());
        const { token } = await begin({ project_id });
        const response = await server().get(own(token));
        expect(response.json()).toEqual({
          data: {
            short_reference: expect.any(String) as string,
            status: 'active',
            amount: '50.00',
            currency: 'USD',
            payment_client: 'PAYPAL',
            project_title: 'Microscopes for Kano',
            created_at: expect.any(String) as string,
            ended_at: null,
          },
        });
      });

      it('is ended once, however often the button is pressed', async () => {
        const { token } = await begin();
        const responses = [
          await server().post(`${own(token)}/end`, ''),
          await server().post(`${own(token)}/end`, ''),
        ];
        for (const response of responses)
          expect(response.json()).toMatchObject({
            data: { status: 'ended', ended_at: (await gift()).ended_at?.toISOString() },
          });
        expect(fake.calls.filter((call) => call.startsWith('endSubscription'))).toHaveLength(1);
      });

      it('is ending while the provider is down', async () => {
        const { token } = await begin();
        fake.isDown = true;
        const response = await server().post(`${own(token)}/end`, '');
        expect(response.statusCode).toBe(200);
        expect(response.json()).toMatchObject({ data: { status: 'ending', ended_at: null } });
        expect((await server().get(own(token))).json()).toMatchObject({ data: { status: 'ending' } });
        const { next_check_at: next } = await gift();
        expect(next?.getTime()).toBeLessThan(Date.now() + 10 * 60_000);
        fake.isDown = false;
        const again = await server().post(`${own(token)}/end`, '');
        expect(again.json()).toMatchObject({ data: { status: 'ended' } });
      });

      it('is ending while the provider does not know it', async () => {
        const { token } = await begin();
        fake.knowsGifts = false;
        const response = await server().post(`${own(token)}/end`, '');
        fake.knowsGifts = true;
        expect(response.json()).toMatchObject({ data: { status: 'ending' } });
      });

      it('stays ending when the provider still reports it as active', async () => {
        const { token } = await begin();
        fake.isDown = true;
        await server().post(`${own(token)}/end`, '');
        const before = await gift();
        fake.isDown = false;
        await sync();
        expect(await gift()).toEqual(before);
      });

      it('is not found with any other token', async () => {
        const { token } = await begin();
        const { id } = await gift();
        const [, signature = ''] = token.split('.');
        const foreign = createSignedLinks('another secret of thirty-two bytes').monthlyGift.tokenOf(id);
        const flipped = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
        const forged = [
          foreign,
          flipped,
          `${id + 1}.${signature}`,
          `0${token}`,
          `${token}A`,
          `${id}.`,
          String(id),
          'x',
        ];
        for (const text of forged) {
          expect((await server().get(own(text))).statusCode).toBe(404);
          expect((await server().post(`${own(text)}/end`, '')).statusCode).toBe(404);
        }
        expect(await gift()).toMatchObject({ status: 'active', end_requested_at: null });
      });
    });

    describe('for administrators', () => {
      it('is shown with its donor and payments, and can be ended', async () => {
        const { reference } = await begin();
        fake.pay(reference);
        await sync();
        const headers = await adminHeaders(server());
        const { id } = await gift();
        const shown = await server().get(`${API}/donation/monthly_gifts/${id}`, headers);
        expect(shown.json()).toMatchObject({
          data: {
            id,
            status: 'active',
            donor_full_name: usdGift.donor_full_name,
            donor_email: usdGift.donor_email,
            payments: 2,
            paid: '100.00',
            project_closed: false,
          },
        });
        const ended = await server().post(`${API}/donation/monthly_gifts/${id}/end`, '', headers);
        expect(ended.json()).toMatchObject({ data: { status: 'ended' } });
        expect((await server().get(`${API}/donation/monthly_gifts/${id + 1}`, headers)).statusCode).toBe(404);
      });

      it('can be ended before the donor has paid', async () => {
        await start();
        const { id } = await gift();
        const headers = await adminHeaders(server());
        const ended = await server().post(`${API}/donation/monthly_gifts/${id}/end`, '', headers);
        expect(ended.json()).toMatchObject({ data: { status: 'ended', payments: 0, paid: '0.00' } });
      });
    });
  },
  {},
  fake.payments,
);

import { expect, it } from 'vitest';
import { createSignedLinks } from '../signedLinks.ts';
import { refundGift } from '../testing/books.ts';
import {
  addProject,
  API,
  completeGift,
  describeDomain,
  setRate,
  startGift,
  usdGift,
  type Confirmation,
} from '../testing/domainServer.ts';
import { testConfig } from '../testing/testApp.ts';

const config = testConfig();
const links = createSignedLinks(config.authSecret ?? '');
const call = (token: string) => `${API}/donation/gift/${token}`;

describeDomain(
  'the page of a gift',
  (server) => {
    /** The response to the token of the confirmation's link. */
    async function follow({ gift_url: path = '' }: { gift_url?: string }) {
      return server().get(call(path.replace('/gift/', '')));
    }
    const complete = (changes: Record<string, unknown> = {}) =>
      completeGift(server(), changes) as Promise<Confirmation & { gift_url?: string }>;
    const deliver = (project_id: number, changes: object = {}) =>
      server()
        .db.insertInto('proof_photo')
        .values({
          project_id,
          image: '/files/a.webp',
          name: 'Kano Clinic',
          deliver_date: '2026-10-02',
          ...changes,
        })
        .execute();

    it('shows what its project has done, with the rate of a converted amount', async () => {
      await setRate(server(), '1540.25');
      const project_id = await addProject(server(), {
        currency: 'NGN',
        target_amount_minor: 7_000_000,
        shipped_on: '2026-09-12',
      });
      const gift = await complete({ project_id });
      await deliver(project_id, { working_on: '2027-01-04' });
      const response = await follow(gift);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.json()).toMatchObject({
        data: {
          status: 'completed',
          amount: '50.00',
          project_currency: 'NGN',
          project_currency_amount: '77012.50',
          rate_used: 1540.25,
          project: {
            id: project_id,
            is_funded: true,
            shipped_on: '2026-09-12',
            photos: [{ name: 'Kano Clinic', deliver_date: '2026-10-02', working_on: '2027-01-04' }],
          },
        },
      });
    });

    it.each([
      ['what remains of a partly refunded gift', 2000, '30.00', '46207.50'],
      ['what a gift refunded in full was', 5000, '50.00', '0.00'],
    ])('shows %s', async (_name, minor, amount, project_currency_amount) => {
      await setRate(server(), '1540.25');
      const project_id = await addProject(server(), { currency: 'NGN' });
      const gift = await complete({ project_id });
      await refundGift(server(), gift, minor);
      expect((await follow(gift)).json()).toMatchObject({ data: { amount, project_currency_amount } });
    });

    it('does not report a project without a goal as funded', async () => {
      const response = await follow(
        await complete({ project_id: await addProject(server(), { target_amount_minor: 0 }) }),
      );
      expect(response.json()).toMatchObject({ data: { project: { is_funded: false } } });
    });

    it('names neither the donor nor an email', async () => {
      const response = await follow(await complete({ project_id: await addProject(server()) }));
      expect(response.json()).toMatchObject({ data: { project: { is_funded: false, photos: [] } } });
      expect(response.body).not.toContain(usdGift.donor_full_name);
      expect(response.body).not.toContain('@');
    });

    it('counts a completed project as funded', async () => {
      const project_id = await addProject(server(), { status: 'COMPLETED' });
      const response = await follow(await complete({ project_id }));
      expect(response.json()).toMatchObject({ data: { project: { is_funded: true } } });
    });

    it('shows nothing of a project that is no longer public', async () => {
      const project_id = await addProject(server());
      const gift = await complete({ project_id });
      await server().db.updateTable('project').set({ status: 'DRAFT' }).execute();
      expect((await follow(gift)).json()).toMatchObject({
        data: { project: null, project_title: 'Microscopes for Kano' },
      });
    });

    it('is not found for an unpaid gift, or with any other token', async () => {
      await startGift(server());
      expect((await server().get(call(links.gift.tokenOf(1)))).statusCode).toBe(404);
      await complete();
      const forged = [
        links.receipt.tokenOf(2),
        createSignedLinks('another secret of thirty-two bytes').gift.tokenOf(2),
        '2.',
        'x',
      ];
      for (const token of forged) expect((await server().get(call(token))).statusCode).toBe(404);
    });
  },
  config,
);

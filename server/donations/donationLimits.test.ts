import { expect, it } from 'vitest';
import { API, describeDomain, ngnGift, usdGift } from '../testing/domainServer.ts';

const url = `${API}/donation/donations`;

describeDomain(
  'The smallest and the largest donation',
  (server) => {
    const stored = () => server().db.selectFrom('donation').select('id').execute();

    it.each([
      ['USD', usdGift, 2.49, 2.5, 'The smallest donation is $2.50.'],
      ['NGN', ngnGift, 99.99, 100, 'The smallest donation is ₦100.'],
    ])('are enforced from below in %s', async (_currency, gift, less, least, message) => {
      const refused = await server().post(url, { ...gift, amount: less });
      expect(refused.statusCode).toBe(422);
      expect(refused.json()).toMatchObject({ message, details: [{ field: 'amount' }] });
      expect(await stored()).toEqual([]);
      expect((await server().post(url, { ...gift, amount: least })).statusCode).toBe(201);
    });

    it.each([
      ['USD', usdGift, 3000.01, 3000, '$3,000'],
      ['NGN', ngnGift, 25_000_000.01, 25_000_000, '₦25,000,000'],
    ])('are enforced from above in %s', async (_currency, gift, more, most, amount) => {
      const refused = await server().post(url, { ...gift, amount: more });
      expect([refused.statusCode, refused.json()]).toEqual([
        422,
        {
          message: `The largest donation here is ${amount}. To give more, write to hello@kitbridge.example.`,
          code: 'amount_too_large',
          details: [{ field: 'amount', message: `must be at most ${amount}` }],
        },
      ]);
      expect(await stored()).toEqual([]);
      expect((await server().post(url, { ...gift, amount: most })).statusCode).toBe(201);
    });

    it('are reported to the website', async () => {
      expect((await server().get('/backend/')).json()).toEqual({
        status: 'ok',
        donation_limits: {
          USD: { min: '2.50', max: '3000.00' },
          NGN: { min: '100.00', max: '25000000.00' },
        },
      });
    });
  },
  { donationLimits: { USD: { min: 250, max: 3000_00 }, NGN: { min: 100_00, max: 25_000_000_00 } } },
);

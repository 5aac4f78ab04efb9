import { describe, expect, it } from 'vitest';
import { API, describeDomain, setRate } from '../testing/domainServer.ts';
import { convertMinorUnits } from './convert.ts';

describe('convertMinorUnits', () => {
  it('leaves an amount of the same currency alone', () => {
    expect(convertMinorUnits(5001, 'USD', 'USD', '1540.25')).toBe(5001);
  });

  it.each([
    ['₦5,000.00 are $3.25', 500_000, 'NGN', 'USD', '1540.25', 325],
    ['$50.00 are ₦77,012.50', 5000, 'USD', 'NGN', '1540.25', 7_701_250],
    ['half a cent is rounded up', 5, 'NGN', 'USD', '10', 1],
    ['less than half a cent is nothing', 4, 'NGN', 'USD', '10', 0],
    ['half a kobo is rounded up', 1, 'USD', 'NGN', '0.5', 1],
    ['a rate with six decimals', 100_000, 'USD', 'NGN', '1540.123456', 154_012_346],
  ] as const)('%s', (_name, minor, from, to, rate, expected) => {
    expect(convertMinorUnits(minor, from, to, rate)).toBe(expected);
  });

  it('refuses a result that a number cannot hold', () => {
    expect(() => convertMinorUnits(99_999_999_999, 'USD', 'NGN', '1000000')).toThrow(RangeError);
  });
});

describeDomain('the exchange rate', (server) => {
  it('is a 404 while none has been set', async () => {
    const answer = await server().get(`${API}/donation/exchange_rate`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('is told both ways, the newest one', async () => {
    await setRate(server(), '1500');
    await setRate(server(), '1540.25');
    const answer = await server().get(`${API}/donation/exchange_rate`);
    expect(answer.json()).toEqual({
      data: {
        usd_to_ngn_rate: '1540.25',
        ngn_to_usd_rate: '0.00064925',
        updated_at: expect.any(String) as string,
      },
    });
  });
});

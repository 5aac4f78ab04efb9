import { beforeEach, describe, expect, it } from 'vitest';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { addProject, API, completeGift, describeDomain, ngnGift, setRate } from '../testing/domainServer.ts';
import { convertMinorUnits } from './convert.ts';

describe('convertMinorUnits', () => {
  it('returns the same amount for the same currency', () => {
    expect(convertMinorUnits(5001, 'USD', 'USD', '1540.25')).toBe(5001);
  });

  it.each([
    ['₦5,000.00 are $3.25', 500_000, 'NGN', 'USD', '1540.25', 325],
    ['$50.00 are ₦77,012.50', 5000, 'USD', 'NGN', '1540.25', 7_701_250],
    ['half a cent is rounded up', 5, 'NGN', 'USD', '10', 1],
    ['less than half a cent is rounded down', 4, 'NGN', 'USD', '10', 0],
    ['half a kobo is rounded up', 1, 'USD', 'NGN', '0.5', 1],
    ['a rate with six decimals', 100_000, 'USD', 'NGN', '1540.123456', 154_012_346],
  ] as const)('%s', (_name, minor, from, to, rate, expected) => {
    expect(convertMinorUnits(minor, from, to, rate)).toBe(expected);
  });

  it('throws when the result is not a safe integer', () => {
    expect(() => convertMinorUnits(99_999_999_999, 'USD', 'NGN', '1000000')).toThrow(RangeError);
  });
});

describeDomain('the exchange rate', (server) => {
  it('returns 404 before one has been set', async () => {
    const response = await server().get(`${API}/donation/exchange_rate`);
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 'not_found' });
  });

  it('returns the latest rate in both directions', async () => {
    await setRate(server(), '1500');
    await setRate(server(), '1540.25');
    const response = await server().get(`${API}/donation/exchange_rate`);
    expect(response.json()).toEqual({
      data: {
        usd_to_ngn_rate: '1540.25',
        ngn_to_usd_rate: '0.00064925',
        updated_at: expect.any(String) as string,
      },
    });
  });
});

describeDomain('setting the exchange rate', (server) => {
  let headers: { authorization: string };
  beforeEach(async () => {
    headers = await adminHeaders(server());
  });

  const url = `${API}/donation/exchange_rate`;
  const update = (rate: unknown) => server().post(`${url}/update`, { usd_to_ngn_rate: rate }, headers);
  const history = async () => {
    const rows = await server().db.selectFrom('exchange_rate').selectAll().orderBy('id').execute();
    return rows.map((row) => row.usd_to_ngn_rate);
  };

  it.each([
    [1540.25, '1540.25', '0.00064925'],
    [1540, '1540', '0.00064935'],
    [1540.1, '1540.1', '0.00064931'],
    [0.01, '0.01', '100'],
    [0.3, '0.3', '3.33333333'],
    [1_000_000, '1000000', '0.000001'],
    [999_999.99, '999999.99', '0.000001'],
    [19.99, '19.99', '0.05002501'],
  ])('returns %d exactly, right away and afterwards', async (rate, there, back) => {
    const response = await update(rate);
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      data: {
        usd_to_ngn_rate: there,
        ngn_to_usd_rate: back,
        updated_at: expect.any(String) as string,
      },
    });
    expect((await server().get(url)).json()).toEqual(response.json());
  });

  it('adds to the history even when the rate is unchanged', async () => {
    for (const rate of [1500, 1540.25, 1540.25]) await update(rate);
    expect(await history()).toEqual(['1500.000000', '1540.250000', '1540.250000']);
  });

  it.each([
    ['0', 0, 422],
    ['below 0', -1540, 422],
    ['almost 0', 0.001, 422],
    ['three decimals', 1540.255, 422],
    ['many decimals', 1540.250_000_000_1, 422],
    ['more than a million', 1_000_000.01, 422],
    ['beyond any number', '1e400', 400],
    ['text', '1540.25', 400],
    ['nothing', null, 400],
    ['a list', [1540], 400],
  ])('refuses %s and keeps the rate', async (_name, rate, status) => {
    await setRate(server(), '1500');
    const response = await update(rate);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ details: [{ field: 'usd_to_ngn_rate' }] });
    expect(await history()).toEqual(['1500.000000']);
  });

  it('refuses a JSON number that is out of range', async () => {
    const response = await server().post(`${url}/update`, '{"usd_to_ngn_rate": 1e400}', headers);
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(await history()).toEqual([]);
  });

  it('requires an administrator', async () => {
    const response = await server().post(`${url}/update`, { usd_to_ngn_rate: 1540 });
    expect(response.statusCode).toBe(401);
    expect(await history()).toEqual([]);
  });

  it('does not change completed donations, and applies to the next one', async () => {
    await update(1540.25);
    const projectId = await addProject(server());
    await completeGift(server(), { ...ngnGift, project_id: projectId });
    const before = await server().get(`${API}/donation/donations`, headers);
    const project = await server().get(`${API}/project/${projectId}`);

    await update(800);
    expect((await server().get(`${API}/donation/donations`, headers)).body).toBe(before.body);
    expect((await server().get(`${API}/project/${projectId}`)).body).toBe(project.body);

    await completeGift(server(), { ...ngnGift, project_id: projectId });
    const { data } = (await server().get(`${API}/donation/donations`, headers)).json<{ data: object[] }>();
    expect(data).toEqual([
      expect.objectContaining({ project_currency_amount: '6.25', current_amount_raised: '9.50' }),
      expect.objectContaining({ project_currency_amount: '3.25', current_amount_raised: '3.25' }),
    ]);
  });
});

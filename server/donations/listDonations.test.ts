import { beforeEach, describe, expect, it } from 'vitest';
import { adminHeaders } from '../testing/adminHeaders.ts';
import {
  addProject,
  API,
  completeGift,
  confirm,
  decide,
  describeDomain,
  ngnGift,
  setRate,
  startGift,
} from '../testing/domainServer.ts';

interface Listed {
  data: { id: number; donor_full_name: string; status: string }[];
  total: number;
  total_pages: number;
  page: number;
  page_size: number;
}

describeDomain('the list of donations', (server) => {
  let headers: { authorization: string };
  beforeEach(async () => {
    headers = await adminHeaders(server());
  });

  const list = async (query = '') => {
    const answer = await server().get(`${API}/donation/donations${query}`, headers);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<Listed>();
  };
  const names = async (query: string) =>
    (await list(query)).data.map((row) => row.donor_full_name).toSorted();

  it('contains every field of completed and pending donations', async () => {
    await setRate(server(), '1540.25');
    const projectId = await addProject(server(), { amount_raised_minor: 418_000 });
    await completeGift(server(), { ...ngnGift, project_id: projectId });
    await startGift(server());
    expect((await list()).data).toEqual([
      {
        id: 2,
        created_at: expect.any(String) as string,
        donor_full_name: 'Ada Obi',
        donor_email: 'ada@donors.example',
        project_title: null,
        currency: 'USD',
        amount: '50.00',
        project_currency: null,
        project_currency_amount: null,
        frequency: 'ONCE',
        payment_client: 'PAYPAL',
        status: 'pending',
        previous_amount_raised: null,
        current_amount_raised: null,
      },
      {
        id: 1,
        created_at: expect.any(String) as string,
        donor_full_name: 'Ada Obi',
        donor_email: 'ada@donors.example',
        project_title: 'Microscopes for Kano',
        currency: 'NGN',
        amount: '5000.00',
        project_currency: 'USD',
        project_currency_amount: '3.25',
        frequency: 'MONTHLY',
        payment_client: 'PAYSTACK',
        status: 'completed',
        previous_amount_raised: '4180.00',
        current_amount_raised: '4183.25',
      },
    ]);
  });

  it('is paged, newest first, with ties ordered by id', async () => {
    const moment = new Date('2026-11-20T10:00:00Z');
    const rows = Array.from({ length: 25 }, (_, index) => ({
      reference: `gift-${index}`,
      donor_email: 'ada@donors.example',
      donor_full_name: 'Ada Obi',
      amount_minor: 5000,
      currency: 'USD' as const,
      frequency: 'ONCE' as const,
      payment_client: 'PAYPAL' as const,
      provider: 'sandbox',
      created_at: moment,
    }));
    await server().db.insertInto('donation').values(rows).execute();
    const first = await list();
    expect(first).toMatchObject({ total: 25, total_pages: 3, page: 1, page_size: 10 });
    const pages = [first, await list('?page=2'), await list('?page=3')];
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(
      Array.from({ length: 25 }, (_, index) => 25 - index),
    );
    expect(await list('?page=7')).toMatchObject({ data: [], total: 25, total_pages: 3, page: 7 });
    expect(await list('?page_size=100')).toMatchObject({ total_pages: 1, page_size: 100 });
  });

  describe('filtered', () => {
    beforeEach(async () => {
      const projectId = await addProject(server(), { title: 'Desks 100% oak_wood' });
      await startGift(server(), { donor_full_name: 'Zoë Lindqvist', project_id: projectId });
      await startGift(server(), {
        ...ngnGift,
        donor_full_name: 'Kwame 50% Asante',
        donor_email: 'k_a@d.example',
      });
      const failed = await startGift(server(), { donor_full_name: String.raw`Back\slash` });
      await decide(server(), failed, 'decline');
      await confirm(server(), { payment_id: failed.reference });
      await completeGift(server(), { donor_full_name: 'Ngọzi Adéyẹmí', frequency: 'MONTHLY' });
    });

    it.each([
      ['search=lindq', ['Zoë Lindqvist']],
      ['search=ZOË', ['Zoë Lindqvist']],
      ['search=zoe%CC%88%20%20lindqvist', ['Zoë Lindqvist']],
      ['search=ZOE', ['Zoë Lindqvist']],
      ['search=Adeyemi', ['Ngọzi Adéyẹmí']],
      ['search=Adèyẹ', ['Ngọzi Adéyẹmí']],
      ['search=k_a%40d', ['Kwame 50% Asante']],
      ['search=oak_wood', ['Zoë Lindqvist']],
      ['search=50%25', ['Kwame 50% Asante']],
      ['search=%25', ['Kwame 50% Asante', 'Zoë Lindqvist']],
      ['search=%5C', [String.raw`Back\slash`]],
      ['search=100_', []],
      ['search=%27%3B%20drop%20table%20donation%3B--', []],
      ['status=Completed', ['Ngọzi Adéyẹmí']],
      ['status=FAILED', [String.raw`Back\slash`]],
      ['status=pending', ['Kwame 50% Asante', 'Zoë Lindqvist']],
      ['payment_method=paystack', ['Kwame 50% Asante']],
      ['frequency=monthly', ['Kwame 50% Asante', 'Ngọzi Adéyẹmí']],
      ['frequency=monthly&status=completed&payment_method=PayPal&search=ng', ['Ngọzi Adéyẹmí']],
      ['frequency=monthly&status=failed', []],
      ['frequency=&status=&search=', ['Back\\slash', 'Kwame 50% Asante', 'Ngọzi Adéyẹmí', 'Zoë Lindqvist']],
    ])('by %s', async (query, expected) => {
      expect(await names(`?${query}`)).toEqual(expected);
    });

    it('counts filtered donations', async () => {
      expect(await list('?frequency=monthly&page_size=1')).toMatchObject({ total: 2, total_pages: 2 });
    });
  });

  it.each([
    ['frequency=weekly', 422],
    ['status=refunded', 422],
    ['payment_method=stripe', 422],
    ['page=0', 422],
    ['page_size=101', 422],
    ['page=one', 400],
    ['search=%00', 400],
  ])('refuses %s', async (query, status) => {
    const answer = await server().get(`${API}/donation/donations?${query}`, headers);
    expect(answer.statusCode).toBe(status);
    expect(answer.json()).toMatchObject({ details: [{ field: query.split('=')[0] }] });
  });
});

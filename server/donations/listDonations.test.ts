import { beforeEach, describe, expect, it } from 'vitest';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { refundGift } from '../testing/books.ts';
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
    const response = await server().get(`${API}/donation/donations${query}`, headers);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<Listed>();
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
        short_reference: expect.any(String) as string,
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
        refunded_amount: null,
        redirected_from: null,
        monthly_gift_id: null,
        monthly_gift_status: null,
      },
      {
        id: 1,
        short_reference: expect.any(String) as string,
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
        refunded_amount: null,
        redirected_from: null,
        monthly_gift_id: 1,
        monthly_gift_status: 'active',
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

  it('is searched by the short reference, in any case', async () => {
    await completeGift(server());
    const { short_reference: reference } = await completeGift(server(), { donor_full_name: 'Wanjiru' });
    expect(await names(`?search=${reference.toLowerCase()}`)).toEqual(['Wanjiru']);
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

  it('shows what was refunded, of all or a part', async () => {
    const [part, all] = [await completeGift(server()), await completeGift(server())];
    await refundGift(server(), part, 1999);
    await refundGift(server(), part, 1);
    await refundGift(server(), all, 5000);
    expect((await list()).data).toMatchObject([
      { status: 'refunded', amount: '50.00', refunded_amount: '50.00' },
      { status: 'completed', amount: '50.00', refunded_amount: '20.00' },
    ]);
    expect((await list('?status=Refunded')).data).toMatchObject([{ refunded_amount: '50.00' }]);
    expect((await list('?status=completed')).data).toMatchObject([{ refunded_amount: '20.00' }]);
  });

  const addPayments = async (status: 'active' | 'ended', endRequested: boolean) => {
    const { db } = server();
    const { id } = await db
      .insertInto('monthly_gift')
      .values({
        donor_email: 'ada@donors.example',
        donor_full_name: 'Ada Obi',
        amount_minor: 5000,
        currency: 'USD',
        payment_client: 'PAYPAL',
        provider: 'sandbox',
        status,
        end_requested_at: endRequested ? new Date() : null,
        ended_at: status === 'ended' ? new Date() : null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const gift = await completeGift(server());
    await db
      .updateTable('donation')
      .set({ monthly_gift_id: id, redirected_from: 'Desks' })
      .where('reference', '=', gift.reference)
      .execute();
    return id;
  };

  describe('with monthly gifts', () => {
    it.each([
      ['active', 'active', false],
      ['ending', 'active', true],
      ['ended', 'ended', true],
    ] as const)('shows the one that is %s', async (shown, status, endRequested) => {
      const id = await addPayments(status, endRequested);
      expect((await list()).data).toMatchObject([
        { monthly_gift_id: id, monthly_gift_status: shown, redirected_from: 'Desks' },
      ]);
    });

    it('is filtered by one', async () => {
      await addPayments('active', false);
      const id = await addPayments('active', false);
      await completeGift(server());
      expect(await list(`?monthly_gift=${id}`)).toMatchObject({ data: [{ monthly_gift_id: id }], total: 1 });
      expect(await list('?monthly_gift=9007199254740991')).toMatchObject({ data: [], total: 0 });
    });
  });

  it.each([
    ['frequency=weekly', 422],
    ['status=reversed', 422],
    ['monthly_gift=0', 422],
    ['payment_method=stripe', 422],
    ['page=0', 422],
    ['page_size=101', 422],
    ['page=one', 400],
    ['search=%00', 400],
  ])('refuses %s', async (query, status) => {
    const response = await server().get(`${API}/donation/donations?${query}`, headers);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ details: [{ field: query.split('=')[0] }] });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import { captchaToken } from '../testing/captchas.ts';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { API, describeDomain } from '../testing/domainServer.ts';

interface Listed {
  data: { id: number; email: string; active: boolean; created_at: string }[];
  total: number;
  total_pages: number;
}

const url = `${API}/subscription/`;

describeDomain('the list of subscriptions', (server) => {
  let headers: { authorization: string };
  beforeEach(async () => {
    headers = await adminHeaders(server());
  });

  const add = (emails: readonly string[], changes: { active?: boolean; created_at?: Date } = {}) =>
    server()
      .db.insertInto('subscription')
      .values(emails.map((email) => ({ email, ...changes })))
      .execute();
  const list = async (query = '') => {
    const response = await server().get(url + query, headers);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<Listed>();
  };
  const emails = async (query = '') => (await list(query)).data.map(({ email }) => email);
  const remove = (id: number | string, withHeaders: Record<string, string> = headers) =>
    server().app.inject({ method: 'DELETE', url: url + String(id), headers: withHeaders });

  it('contains every field, including of unsubscribed readers', async () => {
    await add(['former@news.example'], { active: false, created_at: new Date('2026-10-11T19:40:00Z') });
    expect((await list()).data).toEqual([
      { id: 1, email: 'former@news.example', active: false, created_at: '2026-10-11T19:40:00.000Z' },
    ]);
  });

  it('is paged, newest first, with ties ordered by id', async () => {
    const moment = new Date('2026-11-20T10:00:00Z');
    const many = Array.from({ length: 25 }, (_, index) => `reader${index}@news.example`);
    await add(many, { created_at: moment });
    await add(['oldest@news.example'], { created_at: new Date('2026-11-19T10:00:00Z') });
    await add(['newest@news.example'], { created_at: new Date('2026-11-21T10:00:00Z') });
    const expected = ['newest@news.example', ...many.toReversed(), 'oldest@news.example'];
    const pages = [await emails(), await emails('?page=2'), await emails('?page=3')];
    expect(pages.flat()).toEqual(expected);
    expect(pages.map((page) => page.length)).toEqual([10, 10, 7]);
    expect(await list('?page=9')).toMatchObject({
      data: [],
      total: 27,
      total_pages: 3,
      page: 9,
      page_size: 10,
    });
    expect(await list('?page_size=100')).toMatchObject({ total_pages: 1, page_size: 100 });
  });

  it.each([
    ['ADA', ['ada_l@news.example']],
    ['news.example', ['ada_l@news.example', 'bode@news.example']],
    ['_', ['ada_l@news.example']],
    ['%25', []],
    ['%27%3B%20drop%20table%20subscription%3B--', []],
    ['', ['ada_l@news.example', 'bode@news.example', 'zoe@other.example']],
  ])('is searched for %j', async (search, expected) => {
    await add(['ada_l@news.example', 'bode@news.example', 'zoe@other.example']);
    expect((await emails(`?search=${search}`)).toSorted()).toEqual(expected);
    expect((await list(`?search=${search}&page_size=1`)).total).toBe(expected.length);
  });

  it.each([
    ['page=0', 422],
    ['page_size=101', 422],
    ['page=one', 400],
    ['search=%00', 400],
  ])('refuses %s', async (query, status) => {
    expect((await server().get(`${url}?${query}`, headers)).statusCode).toBe(status);
  });

  describe('deleting', () => {
    it('permanently removes the subscription, and nothing else', async () => {
      await add(['ada@news.example', 'bode@news.example']);
      const response = await remove(1);
      expect(response.statusCode).toBe(204);
      expect(response.body).toBe('');
      expect(await emails()).toEqual(['bode@news.example']);
    });

    it('returns 404 when the subscription does not exist', async () => {
      await add(['ada@news.example']);
      await remove(1);
      const responses = [await remove(1), await remove(4711)];
      expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
      expect(responses[0]?.json()).toEqual({
        message: 'This subscription does not exist.',
        code: 'not_found',
      });
    });

    it('succeeds for one of several concurrent requests', async () => {
      await add(['ada@news.example']);
      const responses = await Promise.all(Array.from({ length: 5 }, () => remove(1)));
      const statuses = responses.map(({ statusCode }) => statusCode);
      expect(statuses.toSorted((a, b) => a - b)).toEqual([204, 404, 404, 404, 404]);
    });

    it('requires an administrator', async () => {
      await add(['ada@news.example']);
      expect((await remove(1, {})).statusCode).toBe(401);
      expect(await emails()).toEqual(['ada@news.example']);
    });

    it('lets the reader subscribe again', async () => {
      await add(['ada@news.example']);
      await remove(1);
      const captcha = await captchaToken('subscribe');
      const again = await server().post(url, { email: 'ada@news.example', captcha_token: captcha });
      expect(again.statusCode).toBe(201);
      expect((await list()).data).toMatchObject([{ id: 2, email: 'ada@news.example' }]);
    });
  });
});

import { beforeEach, expect, it } from 'vitest';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { apply, chidi, VOLUNTEERS } from '../testing/applications.ts';
import { describeDomain } from '../testing/domainServer.ts';

interface Listed {
  data: { id: number; first_name: string; cv: string | null }[];
  total: number;
  total_pages: number;
}

const withoutCv = (changes: object) =>
  ({ ...chidi, cv_file: null, cv_media_type: null, ...changes }) as never;

describeDomain('the list of volunteers', (server) => {
  let headers: { authorization: string };
  beforeEach(async () => {
    headers = await adminHeaders(server());
  });

  const list = async (query = '') => {
    const response = await server().get(VOLUNTEERS + query, headers);
    if (response.statusCode !== 200) throw new Error(response.body);
    return response.json<Listed>();
  };
  const names = async (query: string) =>
    (await list(query)).data.map(({ first_name: name }) => name).toSorted();
  it('contains every field', async () => {
    await apply(server());
    expect((await list()).data).toEqual([
      {
        ...chidi,
        id: 1,
        cv: expect.stringMatching(
          /^\/backend\/api\/volunteer\/1\/cv\?expires=\d+&signature=[\w-]{43}$/,
        ) as string,
        created_at: expect.any(String) as string,
      },
    ]);
  });

  it('shows null without a CV', async () => {
    await server().db.insertInto('volunteer').values(withoutCv({})).execute();
    expect((await list()).data).toMatchObject([{ cv: null }]);
  });

  it('is paged, newest first, with ties ordered by id', async () => {
    const created_at = new Date('2026-11-20T10:00:00Z');
    const many = Array.from({ length: 25 }, () => withoutCv({ created_at }));
    await server().db.insertInto('volunteer').values(many).execute();
    const pages = [await list(), await list('?page=2'), await list('?page=3'), await list('?page=9')];
    expect(pages.flatMap(({ data }) => data.map(({ id }) => id))).toEqual(
      Array.from({ length: 25 }, (_, index) => 25 - index),
    );
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 5, 0]);
    expect(pages[3]).toMatchObject({ total: 25, total_pages: 3, page: 9, page_size: 10 });
  });

  it('requires an administrator', async () => {
    const response = await server().get(VOLUNTEERS);
    expect(response.statusCode).toBe(401);
  });
  it.each([
    ['search=lindq', ['Zoë']],
    ['search=ZOË%20Lind', ['Zoë']],
    ['search=%20zoë%20', ['Zoë']],
    ['search=k_a%40v', ['Kwame']],
    ['search=%25', ['Kwame']],
    ['search=_', ['Back\\slash', 'Kwame']],
    ['search=%5C', ['Back\\slash']],
    ['search=555', ['Kwame', 'Ngọzi']],
    ['search=%2B233', ['Kwame']],
    ['search=%27%3B%20drop%20table%20volunteer%3B--', []],
    ['country=ghana', ['Kwame']],
    ['country=%20CÔTE%20D’IVOIRE', ['Ngọzi']],
    ['country=gha', []],
    ['country=%25', []],
    ['role=Others', ['Kwame']],
    ['availability=FULL-TIME', ['Zoë']],
    ['availability=part-time&role=lab-tech&search=n', ['Ngọzi']],
    ['availability=full-time&role=others', []],
    ['status=whatever', ['Back\\slash', 'Kwame', 'Ngọzi', 'Zoë']],
    ['search=&country=&role=&availability=', ['Back\\slash', 'Kwame', 'Ngọzi', 'Zoë']],
  ])('finds by %s', async (query, expected) => {
    const part = { phone_number: '0800 000', email: 'other@volunteers.example' };
    const people = [
      {
        ...part,
        first_name: 'Zoë',
        last_name: 'Lindqvist',
        availability: 'full-time',
        hours: null,
        days: null,
      },
      {
        first_name: 'Kwame',
        last_name: '50% Asante',
        email: 'k_a@volunteers.example',
        phone_number: '+233 555',
        country: 'Ghana',
        role: 'others',
      },
      {
        ...part,
        first_name: 'Ngọzi',
        last_name: 'Adéyẹmí',
        phone_number: '0555',
        country: 'Côte d’Ivoire',
      },
      { ...part, first_name: 'Back\\slash', last_name: 'a_b', role: 'computer-tech' },
    ];
    await server().db.insertInto('volunteer').values(people.map(withoutCv)).execute();
    expect(await names(`?${query}`)).toEqual(expected.toSorted());
    expect((await list(`?${query}&page_size=1`)).total).toBe(expected.length);
  });

  it.each([
    ['role=pilot', 422],
    ['availability=never', 422],
    ['page=0', 422],
    ['page_size=101', 422],
    ['page=one', 400],
    ['search=%00', 400],
    ['country=%00', 400],
  ])('refuses %s', async (query, status) => {
    const response = await server().get(`${VOLUNTEERS}?${query}`, headers);
    expect(response.statusCode).toBe(status);
    expect(response.json()).toMatchObject({ details: [{ field: query.split('=')[0] }] });
  });
});

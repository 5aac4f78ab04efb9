import { beforeEach, expect, it } from 'vitest';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { addProject, API, describeDomainOnEachDatabase } from '../testing/domainServer.ts';

interface Listed {
  total: number;
  data: { id: number }[];
}

describeDomainOnEachDatabase('a search', (server) => {
  let headers: { authorization: string };
  beforeEach(async () => {
    headers = await adminHeaders(server());
  });
  const find = async (path: string, search: string) => {
    const url = `${API}${path}?${new URLSearchParams({ search }).toString()}`;
    const { total, data } = (await server().get(url, headers)).json<Listed>();
    return { total, ids: data.map(({ id }) => id) };
  };

  it.each([
    ['O’Connell', "o'connell"],
    ["O'Connell", 'O‘CONNELL'],
    ['O‘Connell', 'O’Connell'],
    ['Ọ̀ṣun–Kano', 'osun-kano'],
    ['Osun', 'Ọ̀ṣun'],
    ['Ɗan ƙasa, Ɔman', 'dan kasa, oman'],
    ['Cafe\u0301', 'CAFÉ'],
    ['Łódź Straße', 'łodz straße'],
    ['İbrahim', 'ibrahim'],
    ['Ada  Lovelace', 'ada lovelace'],
    ['Zoë Number2', 'zoe\u00a0number2'],
    ['مشروع 实验室 한국', 'مشروع 实验室 한국'],
  ])('finds %j by %j', async (title, search) => {
    const id = await addProject(server(), { title });
    expect(await find('/project/', search)).toEqual({ total: 1, ids: [id] });
  });

  it.each([
    ['kano microscopes', 1],
    ['laboratory  MICRO kano', 1],
    ['kano kano', 1],
    ['kano beds', 0],
    ['microscopeskano', 0],
    ['a b c d e f g h i', 0],
    ['t w e l v s m for kano', 1],
    ['t w e l v s m kano for', 0],
    ['  ', 1],
  ])('for %j requires each word, in any place', async (search, total) => {
    await addProject(server(), { title: 'Microscopes for Kano', summary: 'Twelve, for a laboratory.' });
    expect(await find('/project/', search)).toMatchObject({ total });
  });

  it('takes wildcards literally', async () => {
    const id = await addProject(server(), { title: String.raw`100%_sure\ of it` });
    await addProject(server(), { title: '100 per cent sure' });
    expect(await find('/project/', String.raw`100%_sure\ of`)).toEqual({ total: 1, ids: [id] });
    expect(await find('/project/', '100%sure')).toMatchObject({ total: 0 });
  });

  it.each(['ZOË', 'zoe@News'])('finds the email Zoë@news.example by %s', async (search) => {
    await server().db.insertInto('subscription').values({ email: 'Zoë@news.example' }).execute();
    expect(await find('/subscription/', search)).toMatchObject({ total: 1 });
  });

  it('finds a change immediately', async () => {
    const { db } = server();
    const id = await addProject(server(), { title: 'Microscopes', location: null });
    expect(await find('/project/', 'MICROsc')).toMatchObject({ total: 1 });
    await db
      .updateTable('project')
      .set({ title: 'Beds', summary: 'Forty beds.', location: 'Kano, Nigeria' })
      .where('id', '=', id)
      .execute();
    expect(await find('/project/', 'microsc')).toMatchObject({ total: 0 });
    expect(await find('/project/', 'kano beds')).toMatchObject({ total: 1 });
  });
});

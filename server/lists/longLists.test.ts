import { sql, type RawBuilder } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { addProject, API, describeDomain, signInAsAdmin } from '../testing/domainServer.ts';
import { foldTallies } from './tallies.ts';

/** More than are walked over from either end. */
const MANY = 9_000;
const PAGE_SIZE = 100;

interface Listed {
  total: number;
  data: { id: number }[];
}

/** Some weeks have thousands of rows and some have none; three rows share a moment, and no id follows from it. */
const spread = sql`timestamptz '2025-12-30' + (n * 7919 % ${sql.lit(MANY)} / 3) * (n % 2 + 1) * interval '31 minutes'`;

const pageOf = (ids: readonly number[], page: number) => ids.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);

interface LongList {
  table: string;
  path: string;
  add: RawBuilder<unknown>;
  /** Makes others of some rows. */
  change?: RawBuilder<unknown>;
  /** Of which there are enough for a middle: the query, and the condition that means the same. */
  kinds: readonly (readonly [string, string])[];
}

const lists: readonly LongList[] = [
  {
    table: 'subscription',
    path: '/subscription/',
    add: sql`insert into subscription (email, created_at)
      select 'reader' || n || '@news.example', ${spread} from generate_series(1, ${sql.lit(MANY)}) n`,
    kinds: [['', 'true']],
  },
  {
    table: 'volunteer',
    path: '/volunteer/',
    add: sql`insert into volunteer (first_name, last_name, email, phone_number, age, country, role, availability, created_at)
      select 'Esi', 'Mensah', 'esi@volunteers.example', '2335550123', 30, case when n % 5 = 0 then 'Kenya' else 'Ghana' end,
        case when n % 4 = 0 then 'others' else 'lab-tech' end,
        case when n % 6 = 0 then 'part-time' else 'full-time' end, ${spread}
      from generate_series(1, ${sql.lit(MANY)}) n`,
    change: sql`update volunteer set role = 'lab-tech', country = 'Ghana', availability = 'full-time' where id % 8 = 0`,
    kinds: [
      ['', 'true'],
      ['&role=lab-tech', `role = 'lab-tech'`],
      ['&country=ghana', `country = 'Ghana'`],
      ['&availability=full-time', `availability = 'full-time'`],
    ],
  },
  {
    table: 'project',
    path: '/project/',
    add: sql`insert into project (title, summary, category, status, currency, target_amount_minor, created_at)
      select 'Beds', 'Forty beds.', case when n % 4 = 0 then 'education' else 'health' end,
        case when n % 5 = 0 then 'DRAFT' else 'ACTIVE' end, 'USD', 5000, ${spread}
      from generate_series(1, ${sql.lit(MANY)}) n`,
    change: sql`update project set status = 'ACTIVE', category = 'healthcare' where id % 8 = 0`,
    kinds: [
      ['', 'true'],
      ['&category=healthcare', `category in ('health', 'healthcare')`],
      ['&status=active', `status = 'ACTIVE'`],
    ],
  },
];

describeDomain('a list of thousands', (server) => {
  let headers: { authorization: string };
  beforeEach(async () => {
    headers = await signInAsAdmin(server());
  });

  const list = async (path: string) => (await server().get(API + path, headers)).json<Listed>();
  const idsOf = async (table: string, condition: string) => {
    const { rows } = await sql<{ id: number }>`select id from ${sql.table(table)}
      where ${sql.raw(condition)} order by created_at desc, id desc`.execute(server().db);
    return rows.map(({ id }) => id);
  };

  const addDonations = () =>
    sql`insert into donation (reference, donor_email, donor_full_name, amount_minor, currency, frequency,
        payment_client, provider, status, created_at)
      select 'gift-' || n, 'donor' || n || '@donors.example', case when n % 5 = 0 then 'Zoë' else 'Ada' end || ' Obi', 5000,
        'USD', 'ONCE', 'PAYPAL', 'sandbox', case when n % 4 = 0 then 'failed' else 'pending' end, ${spread}
      from generate_series(1, ${sql.lit(MANY)}) n`.execute(server().db);

  it('has the same pages wherever they are read from, before and after its tallies are added up', async () => {
    const { db } = server();
    await addDonations();
    await db
      .deleteFrom('donation')
      .where(sql`id % 7`, '=', 0)
      .execute();
    const kinds = [
      ['', 'true'],
      ['&status=pending', `status = 'pending'`],
      ['&search=ada%20o', `donor_full_name like 'Ada%'`],
      ['&search=ADA&status=failed', `donor_full_name like 'Ada%' and status = 'failed'`],
    ] as const;
    const seen = async () => {
      for (const [query, condition] of kinds) {
        const ids = await idsOf('donation', condition);
        const last = Math.ceil(ids.length / PAGE_SIZE);
        const pages = [
          1,
          2,
          Math.round(last / 3),
          Math.round(last / 2),
          Math.round(last / 1.5),
          last - 1,
          last,
        ];
        for (const page of pages) {
          const { data, total } = await list(
            `/donation/donations?page_size=${PAGE_SIZE}&page=${page}${query}`,
          );
          expect(total).toBe(ids.length);
          expect(data.map(({ id }) => id)).toEqual(pageOf(ids, page));
        }
      }
    };
    await seen();
    await foldTallies(db);
    await seen();
  });

  it.each(lists)('has its middle where rows were moved, changed and deleted: $table', async (kind) => {
    const { db } = server();
    await kind.add.execute(db);
    await sql`update ${sql.table(kind.table)}
      set created_at = timestamptz '2024-01-01' + id * interval '1 second' where id % 3 = 0`.execute(db);
    await kind.change?.execute(db);
    await sql`delete from ${sql.table(kind.table)} where id % 7 = 0`.execute(db);
    const seeMiddle = async () => {
      for (const [query, condition] of kind.kinds) {
        const ids = await idsOf(kind.table, condition);
        for (const part of [0.4, 0.5, 0.6]) {
          const page = Math.round((part * ids.length) / PAGE_SIZE);
          const { data, total } = await list(`${kind.path}?page_size=${PAGE_SIZE}&page=${page}${query}`);
          expect(total).toBe(ids.length);
          expect(data.map(({ id }) => id)).toEqual(pageOf(ids, page));
        }
      }
    };
    await seeMiddle();
    await foldTallies(db);
    await seeMiddle();
  });

  it('is a page like any other where a page is just full', async () => {
    await sql`insert into subscription (email) select 'reader' || n || '@news.example'
      from generate_series(1, 20) n`.execute(server().db);
    expect(await list('/subscription/?page_size=20')).toMatchObject({ total: 20 });
    expect((await list('/subscription/?page_size=20&page=2')).data).toEqual([]);
    expect(await list('/subscription/?search=reader1&page_size=11')).toMatchObject({ total: 11 });
  });
});

describeDomain('what a search looks at', (server) => {
  let headers: { authorization: string };
  beforeEach(async () => {
    headers = await signInAsAdmin(server());
  });
  const found = async (path: string) => {
    const { total, data } = (await server().get(API + path, headers)).json<Listed>();
    return { total, ids: data.map(({ id }) => id) };
  };

  it('follows every change of a project', async () => {
    const { db } = server();
    const id = await addProject(server(), { title: 'Microscopes', summary: 'Twelve.', location: null });
    expect(await found('/project/?search=MICROsc')).toEqual({ total: 1, ids: [id] });
    await db
      .updateTable('project')
      .set({ title: 'Beds', location: 'Kano, Nigeria', status: 'DRAFT', category: 'community' })
      .where('id', '=', id)
      .execute();
    expect(await found('/project/?search=microsc')).toMatchObject({ total: 0 });
    expect(await found('/project/?search=kano&status=draft&category=community')).toMatchObject({ total: 1 });
    expect(await found('/project/?search=kano&status=active')).toMatchObject({ total: 0 });
    await db.deleteFrom('project').where('id', '=', id).execute();
    expect(await found('/project/?search=kano')).toMatchObject({ total: 0 });
  });

  it.each([
    ['O’Connell', "o'connell"],
    ["O'Connell", 'O‘CONNELL'],
    ['Ọ̀ṣun–Kano', 'osun-kano'],
    ['Osun', 'Ọ̀ṣun'],
    ['Ɗan ƙasa, Ɔman', 'dan kasa, oman'],
    ['Cafe\u0301', 'CAFÉ'],
    ['Łódź Straße', 'łodz straße'],
    ['مشروع 实验室 한국', 'مشروع 实验室 한국'],
  ])('finds %j by %j', async (title, search) => {
    const id = await addProject(server(), { title });
    expect(await found(`/project/?search=${encodeURIComponent(search)}`)).toEqual({ total: 1, ids: [id] });
  });

  it.each(['ZOË', 'zoe@News'])('finds the email Zoë@news.example by %s', async (search) => {
    await server().db.insertInto('subscription').values({ email: 'Zoë@news.example' }).execute();
    expect(await found(`/subscription/?search=${encodeURIComponent(search)}`)).toMatchObject({ total: 1 });
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
  ])('finds by %j what has each of its words, wherever it has them', async (search, total) => {
    await addProject(server(), { title: 'Microscopes for Kano', summary: 'Twelve, for a laboratory.' });
    expect(await found(`/project/?search=${encodeURIComponent(search)}`)).toMatchObject({ total });
  });

  it('takes a search of spaces for none', async () => {
    await addProject(server());
    expect(await found('/project/?search=%20%20')).toMatchObject({ total: 1 });
  });
});

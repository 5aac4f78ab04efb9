import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import {
  API,
  addProject,
  completeGift,
  describeDomain,
  setRate,
  signInAsAdmin,
  startGift,
} from '../testing/domainServer.ts';
import { foldTallies } from './tallies.ts';

interface Listed {
  total: number;
  data: { id: number }[];
  summary?: { category: string; currency: string; count: number; target_amount: string }[];
}

const applicant = (country: string, role: 'lab-tech' | 'others') => ({
  first_name: 'Esi',
  last_name: 'Mensah',
  email: 'esi@volunteers.example',
  phone_number: '2335550123',
  age: 30,
  country,
  role,
  availability: 'full-time' as const,
});

/** Three rows in each. */
const moment = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(n / 3)));

describeDomain('the totals of lists', (server) => {
  let headers: { authorization: string };
  beforeEach(async () => {
    headers = await signInAsAdmin(server());
    await setRate(server(), '1500');
  });

  const list = async (path: string) => (await server().get(API + path, headers)).json<Listed>();
  /** A first page that is not full is counted by its rows; a second one is never. */
  const secondPage = (path: string) => list(`${path}${path.includes('?') ? '&' : '?'}page=2&page_size=1`);
  const totals = async () => ({
    donations: (await secondPage('/donation/donations')).total,
    completed: (await secondPage('/donation/donations?status=completed')).total,
    failed: (await secondPage('/donation/donations?status=failed')).total,
    paystack: (await secondPage('/donation/donations?payment_method=PAYSTACK')).total,
    projects: (await secondPage('/project/')).total,
    education: (await secondPage('/project/?category=education')).total,
    subscriptions: (await secondPage('/subscription/')).total,
    volunteers: (await secondPage('/volunteer/')).total,
    ghanaian: (await secondPage('/volunteer/?country=GHANA&role=lab-tech')).total,
  });
  const counted = async () => {
    const { rows } = await sql<Record<string, number>>`select
      (select count(*) from donation) as donations,
      (select count(*) from donation where status = 'completed') as completed,
      (select count(*) from donation where status = 'failed') as failed,
      (select count(*) from donation where payment_client = 'PAYSTACK') as paystack,
      (select count(*) from project) as projects,
      (select count(*) from project where category in ('education', 'edu')) as education,
      (select count(*) from subscription) as subscriptions,
      (select count(*) from volunteer) as volunteers,
      (select count(*) from volunteer where country = 'Ghana' and role = 'lab-tech') as ghanaian`.execute(
      server().db,
    );
    return rows[0];
  };
  const tallyRows = async () => {
    const { rows } = await sql<{ count: number }>`select
      (select count(*) from donation_tally) + (select count(*) from project_tally)
      + (select count(*) from subscription_tally) as count`.execute(server().db);
    return rows[0]?.count;
  };

  it('are nothing where there is nothing', async () => {
    expect(await totals()).toEqual(await counted());
    await foldTallies(server().db);
    expect(Object.values(await totals())).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0]);
  });

  it('follow every change, before and after they are put together', async () => {
    const { db } = server();
    const kept = await addProject(server(), { category: 'education' });
    const deleted = await addProject(server(), { category: 'edu', currency: 'NGN' });
    await completeGift(server(), { project_id: kept });
    await startGift(server(), { currency: 'NGN', payment_client: 'PAYSTACK', amount: 5000 });
    await db
      .insertInto('subscription')
      .values([{ email: 'a@news.example' }, { email: 'b@news.example' }])
      .execute();
    await db.deleteFrom('subscription').where('email', '=', 'a@news.example').execute();
    await db
      .insertInto('volunteer')
      .values([applicant('Ghana', 'lab-tech'), applicant('Ghana', 'others'), applicant('Kenya', 'lab-tech')])
      .execute();
    expect(await totals()).toEqual(await counted());
    await foldTallies(db);
    await db.deleteFrom('project').where('id', '=', deleted).execute();
    await db
      .updateTable('project')
      .set({ category: 'health', target_amount_minor: 700 })
      .where('id', '=', kept)
      .execute();
    await db.updateTable('volunteer').set({ role: 'lab-tech' }).where('role', '=', 'others').execute();
    await db.deleteFrom('volunteer').where('country', '=', 'Kenya').execute();
    await db.updateTable('donation').set({ status: 'failed' }).where('status', '=', 'pending').execute();
    expect(await totals()).toEqual(await counted());
    await foldTallies(db);
    expect(await totals()).toEqual(await counted());
    expect(await totals()).toMatchObject({
      donations: 2,
      completed: 1,
      failed: 1,
      projects: 1,
      education: 0,
      ghanaian: 2,
    });
    expect((await secondPage('/project/')).summary).toEqual([
      { category: 'healthcare', currency: 'USD', count: 1, target_amount: '7.00' },
    ]);
    expect((await list('/project/project_stats/')) as unknown).toMatchObject({
      total: 1,
      active: 1,
      draft: 0,
    });
  });

  it('stay right when they are put together while lists change and while others put them together', async () => {
    const { db } = server();
    const add = (n: number) =>
      db
        .insertInto('subscription')
        .values({ email: `reader${n}@news.example` })
        .execute();
    await Promise.all(Array.from({ length: 40 }, (_, n) => (n % 4 === 0 ? foldTallies(db) : add(n))));
    expect(await totals()).toEqual(await counted());
    expect((await totals()).subscriptions).toBe(30);
    await foldTallies(db);
    expect(await tallyRows()).toBe(1);
    expect((await totals()).subscriptions).toBe(30);
  });

  it('keep a change of a goal that is put together alone', async () => {
    const { db } = server();
    const id = await addProject(server(), { target_amount_minor: 10_000 });
    await db.transaction().execute(async (transaction) => {
      // What another process sees that puts the rows together while this one holds the older ones.
      const older = await transaction.deleteFrom('project_tally').returningAll().execute();
      await transaction
        .updateTable('project')
        .set({ target_amount_minor: 20_000 })
        .where('id', '=', id)
        .execute();
      await foldTallies(transaction);
      await transaction.insertInto('project_tally').values(older).execute();
    });
    expect((await secondPage('/project/')).summary).toMatchObject([{ count: 1, target_amount: '200.00' }]);
  });

  it('are not changed by a transaction that is rolled back', async () => {
    const { db } = server();
    const failed = db.transaction().execute(async (transaction) => {
      await transaction.insertInto('subscription').values({ email: 'never@news.example' }).execute();
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect((await totals()).subscriptions).toBe(0);
  });

  it('lead to the same rows from either end of a list', async () => {
    await server()
      .db.insertInto('subscription')
      .values(Array.from({ length: 57 }, (_, n) => ({ email: `r${n}@news.example`, created_at: moment(n) })))
      .execute();
    const pages = await Promise.all(
      Array.from({ length: 7 }, (_, n) => list(`/subscription/?page_size=10&page=${n + 1}`)),
    );
    const ids = pages.flatMap(({ data }) => data.map(({ id }) => id));
    expect(ids).toEqual(Array.from({ length: 57 }, (_, n) => 57 - n));
    expect(pages.map(({ data }) => data.length)).toEqual([10, 10, 10, 10, 10, 7, 0]);
  });
});

import { sql, type Kysely, type RawBuilder } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { runInOrder } from '../database/runInOrder.ts';
import type { Database } from '../database/tables.ts';
import { listDonations } from '../donations/listDonations.ts';
import { listProjects } from '../projects/projectQueries.ts';
import { listSubscriptions } from '../subscriptions/listSubscriptions.ts';
import { describeEachDatabase } from '../testing/testDatabase.ts';
import { createCvLinks } from '../volunteers/cvLinks.ts';
import { listVolunteers } from '../volunteers/listVolunteers.ts';
import type { Page } from './paging.ts';

const links = createCvLinks('the secret of a test');

/** More than are walked over from either end, so that a page in the middle asks how many there are in each week. */
const MANY = 4_500;
/** Filling four lists takes long where the machine has much else to do. */
const FILLED_MS = 120_000;

/** Rows of all lists; the target of all projects together is more than a number can hold exactly. */
const add = (from: number, to: number) => {
  const numbers = sql`generate_series(${sql.lit(from)}, ${sql.lit(to)}) n`;
  const moment = sql`timestamptz '2026-01-01' + n % 97 * interval '1 day'`;
  return [
    sql`insert into project (title, summary, category, status, currency, target_amount_minor, created_at)
      select 'Beds ' || n, 'Forty beds.', (array['education', 'edu', 'health'])[1 + n % 3],
        (array['ACTIVE', 'DRAFT'])[1 + n % 2], (array['USD', 'NGN'])[1 + n % 2], 900719925474099 + n, ${moment}
      from ${numbers}`,
    sql`insert into donation (reference, donor_email, donor_full_name, amount_minor, currency, frequency, payment_client,
        provider, status, created_at)
      select 'gift-' || n, 'donor' || n || '@donors.example', 'Ada "Zoë" Obi', 5000, 'USD', 'ONCE', 'PAYPAL', 'sandbox',
        'pending', ${moment} from ${numbers}`,
    sql`insert into subscription (email, created_at) select 'reader' || n || '@news.example', ${moment} from ${numbers}`,
    sql`insert into volunteer (first_name, last_name, email, phone_number, age, country, role, availability, created_at)
      select 'Esi', 'Mensah', 'esi@volunteers.example', '2335550123', 30, 'Ghana', 'others', 'full-time', ${moment}
      from ${numbers}`,
  ];
};

/** What becomes of the lists, a part after the other. */
const changes = [
  add(MANY + 1, MANY + 7),
  [
    sql`update donation set status = 'completed', completed_at = now() where id % 500 = 0`,
    sql`update donation set donor_full_name = 'Somebody else' where id % 501 = 0`,
    sql`update project set title = 'Desks', status = 'ACTIVE' where id % 502 = 0`,
    sql`update project set target_amount_minor = 1 where id % 503 = 0`,
    sql`update volunteer set created_at = timestamptz '2024-06-01' where id % 504 = 0`,
    sql`update subscription set active = false where id % 505 = 0`,
  ],
  [sql`update project set amount_raised_minor = 1 where id % 3 = 0`],
  [
    sql`delete from donation where id % 506 = 0`,
    sql`delete from project where id % 507 = 0`,
    sql`delete from subscription where id % 508 = 0`,
    sql`delete from volunteer where id % 509 = 0`,
  ],
];

const told = (how: 'disable' | 'enable') =>
  ['donation_search', 'project_search', 'volunteer_search', 'subscription'].map(
    (list) => sql`alter table ${sql.table(list)} ${sql.raw(how)} trigger note_change`,
  );

/** Does it so that nobody is told what has changed of the lists. */
const inSecret = (db: Kysely<Database>, work: readonly RawBuilder<unknown>[]) =>
  db
    .transaction()
    .execute((transaction) => runInOrder(transaction, [...told('disable'), ...work, ...told('enable')]));

const FIRST: Page = { page: 1, pageSize: 10 };
const MIDDLE: Page = { page: 23, pageSize: 100 };

/** Searches that find a great part of a list. */
const searches = [
  (db: Kysely<Database>) => listDonations(db, { search: 'ada' }, FIRST),
  (db: Kysely<Database>) => listDonations(db, { search: '"zoe"', status: 'pending' }, FIRST),
  (db: Kysely<Database>) => listDonations(db, { search: 'donors' }, MIDDLE),
  (db: Kysely<Database>) => listProjects(db, { search: 'beds', withDrafts: true }, FIRST),
  (db: Kysely<Database>) =>
    listProjects(db, { search: 'beds', withDrafts: false, category: 'education' }, FIRST),
  (db: Kysely<Database>) => listProjects(db, { search: 'forty', withDrafts: true }, MIDDLE),
  (db: Kysely<Database>) => listProjects(db, { search: 'forty', withDrafts: false, status: 'ACTIVE' }, FIRST),
  (db: Kysely<Database>) => listSubscriptions(db, { search: 'reader' }, FIRST),
  (db: Kysely<Database>) => listSubscriptions(db, { search: 'news' }, MIDDLE),
  (db: Kysely<Database>) => listVolunteers({ db, links }, { search: 'esi', role: 'others' }, FIRST),
  (db: Kysely<Database>) => listVolunteers({ db, links }, { search: 'mensah' }, MIDDLE),
  (db: Kysely<Database>) => listVolunteers({ db, links }, { search: 'esi', country: 'GHANA' }, FIRST),
];

const answers = (db: Kysely<Database>) => Promise.all(searches.map((search) => search(db)));

const totals = async (db: Kysely<Database>) => (await answers(db)).map(({ total }) => total);

describeEachDatabase('what searches find', (database) => {
  beforeAll(() => runInOrder(database().db, add(1, MANY)), FILLED_MS);

  it(
    'is after every change what it would be if the lists were read anew',
    async () => {
      const { db } = database();
      await answers(db);
      for (const change of changes) {
        await runInOrder(db, change);
        expect(await answers(db)).toEqual(await answers(db.withoutPlugins()));
      }
    },
    FILLED_MS,
  );

  it('is not read anew because of a change', async () => {
    const { db } = database();
    const fresh = db.withoutPlugins();
    const before = await totals(fresh);
    await inSecret(db, add(3 * MANY, 3 * MANY + 5));
    await runInOrder(db, add(2 * MANY, 2 * MANY));
    const after = await totals(fresh);
    expect(after).toEqual(before.map((total) => total + 1));
    expect(Math.min(...before)).toBeGreaterThan(1_000);
    expect(await totals(db.withoutPlugins())).not.toEqual(after);
  });
});

import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { runInOrder } from '../database/runInOrder.ts';
import { listDonations, type DonationFilters } from '../donations/listDonations.ts';
import { listProjects, type ProjectFilter } from '../projects/projectQueries.ts';
import { describeDatabase } from '../testing/testDatabase.ts';
import { createCvLinks } from '../volunteers/cvLinks.ts';
import { listVolunteers, type VolunteerFilters } from '../volunteers/listVolunteers.ts';

const links = createCvLinks('the secret of a test');

const ROWS = 60;
/** Shorter than every list, so that its total is counted. */
const PAGE = { page: 1, pageSize: 1 };

/** SQL that cycles through values, so that every combination occurs. */
const oneOf = (values: readonly string[], every = 1) =>
  sql`(array[${sql.join(values.map((value) => sql.lit(value)))}])[1 + n / ${sql.lit(every)} % ${sql.lit(values.length)}]`;

const numbers = sql`generate_series(0, ${sql.lit(ROWS - 1)}) n`;

const fillings = [
  sql`insert into project (title, summary, category, status, currency, target_amount_minor)
    select 'Beds ' || n, 'Forty beds.', ${oneOf(['education', 'edu', 'health', 'water'])},
      ${oneOf(['ACTIVE', 'DRAFT', 'COMPLETED'], 4)}, ${oneOf(['USD', 'NGN'], 12)}, 100 + n from ${numbers}`,
  sql`insert into donation (reference, donor_email, donor_full_name, amount_minor, currency, frequency, payment_client,
      provider, status, completed_at)
    select 'gift-' || n, 'donor' || n || '@donors.example', 'Ada Obi', 5000, ${oneOf(['USD', 'NGN'], 2)}, ${oneOf(['ONCE', 'MONTHLY'])},
      ${oneOf(['PAYPAL', 'PAYSTACK'], 2)}, 'sandbox',
      ${oneOf(['pending', 'completed'], 4)}, case when n / 4 % 2 = 1 then now() end from ${numbers}`,
  sql`insert into volunteer (first_name, last_name, email, phone_number, age, country, role, availability)
    select 'Esi', 'Mensah', 'esi@volunteers.example', '2335550123', 30, ${oneOf(['Ghana', 'GHANA', 'Côte d’Ivoire'])},
      ${oneOf(['others', 'lab-tech'], 3)}, ${oneOf(['full-time', 'part-time'], 6)} from ${numbers}`,
];

const SHOWN = `status <> 'DRAFT'`;

const projects: readonly [ProjectFilter, string][] = [
  [{ withDrafts: true }, 'true'],
  [{ withDrafts: false }, SHOWN],
  [{ withDrafts: true, status: 'DRAFT' }, `status = 'DRAFT'`],
  [{ withDrafts: false, status: 'DRAFT' }, 'false'],
  [{ withDrafts: false, status: 'ACTIVE' }, `status = 'ACTIVE'`],
  [{ withDrafts: false, category: 'education' }, `${SHOWN} and category in ('education', 'edu')`],
  [
    { withDrafts: false, category: 'water', status: 'COMPLETED' },
    `category = 'water' and status = 'COMPLETED'`,
  ],
];

const donations: readonly [DonationFilters, string][] = [
  [{}, 'true'],
  [{ frequency: 'once' }, `frequency = 'ONCE'`],
  [{ payment_method: 'PAYSTACK' }, `payment_client = 'PAYSTACK'`],
  [{ status: 'completed' }, `status = 'completed'`],
  [
    { status: 'completed', payment_method: 'PAYPAL', frequency: 'MONTHLY' },
    `status = 'completed' and payment_client = 'PAYPAL' and frequency = 'MONTHLY'`,
  ],
];

const volunteers: readonly [VolunteerFilters, string][] = [
  [{}, 'true'],
  [{ country: 'ghana' }, `country in ('Ghana', 'GHANA')`],
  [{ country: 'CôTE D’IVOIRE' }, `lower(country) = lower('CôTE D’IVOIRE')`],
  [{ role: 'lab-tech' }, `role = 'lab-tech'`],
  [{ availability: 'part-time' }, `availability = 'part-time'`],
  [
    { country: 'Ghana', role: 'others', availability: 'full-time' },
    `country <> 'Côte d’Ivoire' and role = 'others' and availability = 'full-time'`,
  ],
];

describeDatabase('a filtered list', (database) => {
  beforeAll(() => runInOrder(database().db, fillings));

  async function rowsWith(table: string, condition: string): Promise<number> {
    const { rows } = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}
      where ${sql.raw(condition)}`.execute(database().db);
    return rows[0]?.count ?? Number.NaN;
  }

  it.each(projects)('counts the projects of %j', async (filter, condition) => {
    const { total } = await listProjects(database().db, { ...filter, search: 'beds' }, PAGE);
    expect(total).toBe(await rowsWith('project', condition));
  });

  it.each(projects)('sums up every category of the projects of %j', async (filter) => {
    const { summary } = await listProjects(database().db, { ...filter, search: 'beds' }, PAGE);
    const { category: _, ...others } = filter;
    expect(summary).toEqual((await listProjects(database().db, others, PAGE)).summary);
    const { total } = await listProjects(database().db, others, PAGE);
    expect(summary.reduce((sum, { count }) => sum + count, 0)).toBe(total);
  });

  it.each(donations)('counts the donations of %j', async (filters, condition) => {
    const { total } = await listDonations(database().db, { ...filters, search: 'ada' }, PAGE);
    expect(total).toBe(await rowsWith('donation', condition));
  });

  it.each(volunteers)('counts the applications of %j', async (filters, condition) => {
    const { total } = await listVolunteers({ db: database().db, links }, { ...filters, search: 'esi' }, PAGE);
    expect(total).toBe(await rowsWith('volunteer', condition));
  });
});

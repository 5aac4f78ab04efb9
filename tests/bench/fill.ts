import { sql, type Kysely } from 'kysely';
import { runInOrder } from '../../server/database/runInOrder.ts';
import type { Database } from '../../server/database/tables.ts';

/** Some words occur in one row, some in a tenth and some in all, as in real lists. All donations are for the first project. */
const gifts = (rows: number) => [
  sql`insert into monthly_gift (donor_email, donor_full_name, amount_minor, currency, payment_client, provider, status, created_at)
    select 'donor' || n || '@donors.example', 'Ada Number' || n, 100 + n, 'USD', 'PAYPAL', 'sandbox', 'active',
      timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${sql.lit(rows / 10)}) n`,
  sql`insert into donation (reference, short_reference, project_id, project_title, donor_email, donor_full_name, amount_minor, currency, frequency, payment_client, provider, status, completed_at, monthly_gift_id, created_at)
    select 'reference-' || n, 'KB-' || upper(translate(lpad(to_hex(n), 6, '0'), '01', 'xy')), (select min(id) from project), 'Project ' || n % 40, 'donor' || n || '@donors.example',
      (array['Ada', 'Chidi', 'Ngozi', 'Wanjiru', 'Kwame', 'Zanele', 'Tunde', 'Amara', 'Yaw', 'Esi'])[1 + n % 10] || ' Number' || n,
      100 + n, case when n % 2 = 0 then 'USD' else 'NGN' end, (array['ONCE', 'MONTHLY'])[1 + n % 3 % 2],
      case when n % 2 = 0 then 'PAYPAL' else 'PAYSTACK' end, 'sandbox', case when n % 4 = 0 then 'pending' when n % 50 = 1 then 'refunded' else 'completed' end,
      case when n % 4 = 0 then null else timestamptz '2026-01-01' end,
      case when n % 3 = 0 then 1 + n % ${sql.lit(rows / 10)} end, timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${sql.lit(rows)}) n
    on conflict (short_reference) do nothing`,
  sql`insert into ledger_entry (donation_id, kind, provider, provider_id, amount_minor, currency)
    select id, kind, provider, reference, case kind when 'payment' then amount_minor else -amount_minor end, currency
    from donation, unnest(array['payment', 'refund']) kind
    where reference like 'reference-%' and (kind = 'payment' and completed_at is not null or status = 'refunded')`,
];

/** The other lists. */
const fillings = (rows: number) => [
  sql`insert into project (title, summary, category, location, deadline, status, currency, target_amount_minor, amount_raised_minor, created_at)
    select 'Project ' || n || ' for ' || (array['Kano', 'Lagos', 'Accra', 'Nairobi', 'Kigali'])[1 + n % 5],
      'Refurbished equipment number ' || n || ' that a school or a hospital has asked for.',
      (array['education', 'healthcare', 'community'])[1 + n % 3], 'Ward' || n || 'B', date '2027-01-01' + n % 300,
      (array['ACTIVE', 'ACTIVE', 'COMPLETED', 'DRAFT'])[1 + n % 4], (array['USD', 'NGN'])[1 + n % 2],
      100000 + n, n % 100000, timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${sql.lit(rows)}) n`,
  sql`insert into proof_photo (project_id, image, name, deliver_date)
    select n * 10, '/files/proof.webp', 'Ward ' || n, date '2025-01-01' + n % 300 from generate_series(1, ${sql.lit(rows / 10)}) n`,
  sql`insert into subscription (email, active, created_at)
    select 'reader' || n || '@news.example', n % 10 <> 0, timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${sql.lit(rows)}) n`,
  sql`insert into volunteer (first_name, last_name, phone_number, email, age, country, role, availability, created_at)
    select (array['Ada', 'Chidi', 'Ngozi', 'Wanjiru', 'Kwame'])[1 + n % 5], 'Number' || n, '234800' || n,
      'volunteer' || n || '@volunteers.example', 18 + n % 50, (array['Nigeria', 'Ghana', 'Kenya'])[1 + n % 3],
      (array['computer-tech', 'lab-tech', 'medical-tech', 'others'])[1 + n % 4],
      (array['full-time', 'part-time'])[1 + n % 2], timestamptz '2026-01-01' + n * interval '1 minute'
    from generate_series(1, ${sql.lit(rows)}) n`,
];

/** Adds monthly gifts and donations with their ledger entries, and updates the planner's statistics. */
export async function fillGifts(db: Kysely<Database>, rows: number): Promise<void> {
  await runInOrder(db, gifts(rows));
  await sql`vacuum analyze`.execute(db);
}

/** Fills every list with that many rows. */
export async function fill(db: Kysely<Database>, rows: number): Promise<void> {
  await runInOrder(db, fillings(rows));
  await fillGifts(db, rows);
}

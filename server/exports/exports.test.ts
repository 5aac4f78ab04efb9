import { buffer } from 'node:stream/consumers';
import { sql } from 'kysely';
import Papa from 'papaparse';
import { beforeEach, describe, expect, it } from 'vitest';
import { loadContract } from '../../contract/document.ts';
import { apply, VOLUNTEERS } from '../testing/applications.ts';
import { exportSubscriptions } from '../subscriptions/exportSubscriptions.ts';
import { adminHeaders } from '../testing/adminHeaders.ts';
import { refundGift } from '../testing/books.ts';
import {
  addProject,
  API,
  completeGift,
  describeDomain,
  ngnGift,
  setRate,
  startGift,
} from '../testing/domainServer.ts';
import { BATCH_SIZE } from './batches.ts';

type Row = Record<string, string>;

const GIFTS = `${API}/donation/donations`;
const READERS = `${API}/subscription/`;

/** The fields of a row, as listed in the contract. */
function fieldsOf(schema: string): string[] {
  const { schemas = {} } = loadContract().components ?? {};
  const { properties } = schemas[schema] as { properties: object };
  return Object.keys(properties);
}

/** Parses a file as a spreadsheet does. */
function read(body: string): { fields: string[]; rows: Row[] } {
  expect(body.startsWith('\uFEFF')).toBe(true);
  expect(body.endsWith('\r\n')).toBe(true);
  const { data, errors, meta } = Papa.parse<Row>(body.trimEnd(), { header: true });
  expect(errors).toEqual([]);
  return { fields: meta.fields ?? [], rows: data };
}

describeDomain('exports', (server) => {
  let headers: { authorization: string };
  beforeEach(async () => {
    headers = await adminHeaders(server());
  });

  const get = (url: string) => server().get(url, headers);
  const exported = async (url: string) => {
    const response = await get(url);
    if (response.statusCode !== 200) throw new Error(response.body);
    return read(response.body);
  };
  /** Follows the export URL in the list's response. */
  const fromList = async (list: string) => {
    const { export_url: path } = (await get(list)).json<{ export_url: string }>();
    return { path, ...(await exported(`/backend${path}`)) };
  };

  const add = (emails: string[]) =>
    server()
      .db.insertInto('subscription')
      .values(emails.map((email, index) => ({ email, active: index > 0 })))
      .execute();

  describe('of donations', () => {
    it('contain every field of the list', async () => {
      await setRate(server(), '1540.25');
      const projectId = await addProject(server(), { amount_raised_minor: 418_000 });
      await completeGift(server(), {
        ...ngnGift,
        donor_full_name: 'Ngọzi "₦" Adéyẹmí',
        project_id: projectId,
      });
      await startGift(server());
      await refundGift(server(), await completeGift(server()), 1999);
      const { data } = (await get(GIFTS)).json<{ data: Record<string, string | number | null>[] }>();
      const { fields, rows } = await fromList(GIFTS);
      expect(fields).toEqual(fieldsOf('Donation'));
      expect(rows).toEqual(
        data.map((row) => Object.fromEntries(fields.map((name) => [name, String(row[name] ?? '')]))),
      );
      expect(rows[0]).toMatchObject({ amount: '50.00', refunded_amount: '19.99' });
      expect(rows[2]).toMatchObject({ amount: '5000.00', donor_full_name: 'Ngọzi "₦" Adéyẹmí' });
    });

    it('are an attachment with no-store', async () => {
      const response = await get(`${GIFTS}/export`);
      expect(response.headers).toMatchObject({
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': 'attachment; filename="donations_all.csv"',
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
      });
    });

    it('contain the header row even when empty', async () => {
      const { fields, rows } = await exported(`${GIFTS}/export`);
      expect(fields).toEqual(fieldsOf('Donation'));
      expect(rows).toEqual([]);
    });

    it('apply the list’s filters and ignore its page', async () => {
      await startGift(server(), { donor_full_name: 'Zoë & Söhne + 1' });
      await startGift(server(), { ...ngnGift, donor_full_name: 'Kwame 50% Asante' });
      const all = await fromList(`${GIFTS}?page=4&page_size=1&search=`);
      expect(all.path).toBe('/api/donation/donations/export');
      expect(all.rows).toHaveLength(2);
      const query = 'search=zo%C3%AB%20%26%20s&frequency=once&status=Pending&payment_method=paypal&page=2';
      const narrowed = await fromList(`${GIFTS}?${query}`);
      expect(narrowed.rows.map((row) => row['donor_full_name'])).toEqual(['Zoë & Söhne + 1']);
      const plus = await fromList(`${GIFTS}?search=%2B%201`);
      expect(plus.rows).toHaveLength(1);
      expect((await fromList(`${GIFTS}?status=failed`)).rows).toEqual([]);
    });

    it('have a URL even for the longest search', async () => {
      const longest = encodeURIComponent('\u{1F600}'.repeat(200));
      expect((await fromList(`${GIFTS}?search=${longest}`)).rows).toEqual([]);
    });

    it('are complete and in order for thousands of rows, even with equal timestamps', async () => {
      await sql`insert into donation (reference, donor_email, donor_full_name, amount_minor, currency, frequency,
          payment_client, provider, created_at)
        select 'gift-' || n, 'ada@donors.example', 'Ada Obi', 5000, 'USD', 'ONCE', 'PAYPAL', 'sandbox',
          timestamptz '2026-11-20 10:00:00.000001+00' + (n / 7) * interval '1 microsecond'
        from generate_series(1, 2500) n`.execute(server().db);
      const { rows } = await exported(`${GIFTS}/export`);
      expect(rows.map(({ id }) => Number(id))).toEqual(
        Array.from({ length: 2500 }, (_, index) => 2500 - index),
      );
    });

    it.each([
      ['status=reversed', 422],
      ['frequency=weekly', 422],
      [`search=${'x'.repeat(201)}`, 422],
      ['search=%00', 400],
    ])('refuse %s', async (query, status) => {
      const response = await get(`${GIFTS}/export?${query}`);
      expect(response.statusCode).toBe(status);
      expect(response.json()).toMatchObject({ details: [{ field: query.split('=')[0] }] });
    });
  });

  describe('of volunteers', () => {
    it('contain every field of the list, and whether there is a CV', async () => {
      await apply(server(), { phone_number: '+234 800 555 0123' });
      await server().db.updateTable('volunteer').set({ cv_file: null, cv_media_type: null }).execute();
      await apply(server(), { first_name: 'Zoë', availability: 'full-time', hours: null, days: null });
      const { fields, rows, path } = await fromList(VOLUNTEERS);
      expect(path).toBe('/api/volunteer/export');
      expect(fields).toEqual(fieldsOf('Volunteer').map((name) => (name === 'cv' ? 'has_cv' : name)));
      expect(rows).toEqual([
        expect.objectContaining({ first_name: 'Zoë', hours: '', days: '', has_cv: 'true' }),
        expect.objectContaining({
          phone_number: `'+234 800 555 0123`,
          hours: '4',
          days: '2',
          has_cv: 'false',
        }),
      ]);
    });

    it('contain neither links to CVs nor file names', async () => {
      await apply(server());
      const { cv_file: file } = await server()
        .db.selectFrom('volunteer')
        .select('cv_file')
        .executeTakeFirstOrThrow();
      const { body } = await get(`${VOLUNTEERS}export`);
      expect(body).toContain('Okafor');
      expect(body).not.toMatch(/signature|\/cv|\.pdf/);
      expect(body).not.toContain(String(file));
    });

    it('apply the list’s filters', async () => {
      await apply(server());
      await apply(server(), { first_name: 'Zoë', country: 'Ghana', role: 'others' });
      const { rows } = await fromList(`${VOLUNTEERS}?country=GHANA&role=Others&search=zo%C3%AB&page_size=1`);
      expect(rows.map((row) => row['first_name'])).toEqual(['Zoë']);
      expect((await get(`${VOLUNTEERS}export?role=surgeon`)).statusCode).toBe(422);
    });

    it('are an attachment', async () => {
      const response = await get(`${VOLUNTEERS}export`);
      expect(response.headers['content-disposition']).toBe('attachment; filename="volunteers_all.csv"');
    });
  });

  describe('of subscriptions', () => {
    it('contain every field of the list', async () => {
      await add(['ada@news.example', '+bode@news.example']);
      const { fields, rows, path } = await fromList(READERS);
      expect(path).toBe('/api/subscription/export');
      expect(fields).toEqual(fieldsOf('Subscription'));
      expect(rows).toMatchObject([
        { id: '2', email: `'+bode@news.example`, active: 'true' },
        { id: '1', email: 'ada@news.example', active: 'false' },
      ]);
    });

    it('apply the list’s search', async () => {
      await add(['ada_l@news.example', 'bode@news.example']);
      const { rows } = await fromList(`${READERS}?search=_&page_size=1`);
      expect(rows.map(({ email }) => email)).toEqual(['ada_l@news.example']);
    });

    it('continue when the current row is deleted, and leave out rows added during the export', async () => {
      await add(Array.from({ length: 1200 }, (_, index) => `reader${index}@news.example`));
      const { content } = await exportSubscriptions(server().db, {});
      const lastOfTheFirstBatch = 1200 - BATCH_SIZE + 1;
      await server().db.deleteFrom('subscription').where('id', '=', lastOfTheFirstBatch).execute();
      await add(['late@news.example']);
      const { rows } = read(String(await buffer(content)));
      expect(rows.map(({ id }) => Number(id))).toEqual(
        Array.from({ length: 1200 }, (_, index) => 1200 - index),
      );
    });

    it('are an attachment', async () => {
      const response = await get(`${API}/subscription/export`);
      expect(response.headers['content-disposition']).toBe('attachment; filename="subscriptions_all.csv"');
    });
  });
});

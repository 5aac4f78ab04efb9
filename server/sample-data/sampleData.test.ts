import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { checkLedger } from '../ledger-check/checkLedger.ts';
import { createPayments } from '../payments/payments.ts';
import { TEST_ORIGIN, testConfig } from '../testing/testApp.ts';
import { createFileStore } from '../files/fileStore.ts';
import {
  API,
  describeDomain,
  describeDomainOnEachDatabase,
  signInAsAdmin,
  type DomainServer,
} from '../testing/domainServer.ts';
import { addSampleData } from './addSampleData.ts';
import { ORGANISATIONS, PEOPLE } from './donors.ts';

const dataDir = join(tmpdir(), `kitbridge-samples-${randomUUID()}`);

interface Project {
  id: number;
  title: string;
  category: string;
  status: string;
  cover_image: string;
  photos?: { image: string }[];
}

const addTo = ({ db, app }: DomainServer, report: (line: string) => void = () => {}) =>
  addSampleData({ db, files: createFileStore(join(dataDir, 'files')), log: app.log }, report);

async function countProjects({ db }: DomainServer): Promise<number | undefined> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from project`.execute(db);
  return rows[0]?.n;
}

afterAll(() => rm(dataDir, { recursive: true, force: true }));

describeDomainOnEachDatabase(
  'two processes that start together',
  (server) => {
    it('add the sample data once', async () => {
      await Promise.all([addTo(server()), addTo(server())]);
      expect(await countProjects(server())).toBe(16);
    });
  },
  { dataDir },
);

describeDomain(
  'sample data',
  (server) => {
    const lines: string[] = [];
    const add = () => addTo(server(), (line) => lines.push(line));
    const count = () => countProjects(server());

    beforeEach(async () => {
      lines.length = 0;
      await add();
    });

    it('fills an empty database once and reports it once', async () => {
      await add();
      expect(lines).toHaveLength(1);
      expect(await count()).toBe(16);
    });

    it('is not added again after its projects were deleted', async () => {
      await sql`truncate project, donation, exchange_rate, ledger_entry cascade`.execute(server().db);
      await add();
      expect(await count()).toBe(0);
    });

    it('leaves a database with any data alone', async () => {
      await sql`truncate setting, project, donation, exchange_rate, ledger_entry cascade`.execute(
        server().db,
      );
      await server().db.insertInto('exchange_rate').values({ usd_to_ngn_rate: '1600' }).execute();
      await add();
      expect(await count()).toBe(0);
    });

    it('has books that add up, and agree with the sandbox', async () => {
      const payments = createPayments(testConfig(), server().db, () => TEST_ORIGIN);
      const now = new Date('2026-11-21');
      const period = { from: new Date('2020-01-01'), to: now };
      const check = await checkLedger({ db: server().db, payments }, period, now);
      expect(check).toMatchObject({
        differences: [],
        unanswered: [],
        notes: [
          expect.stringMatching(/^\d+ PAYPAL entries are sample data; no money was paid\.$/),
          expect.stringMatching(/^\d+ PAYSTACK entries are sample data; no money was paid\.$/),
        ],
      });
      const { rows } = await sql`select from donation where status = 'completed'
        and project_id is not null and project_currency_amount_minor is null`.execute(server().db);
      expect(rows).toEqual([]);
    });

    it('includes a monthly gift that can be ended', async () => {
      const headers = await signInAsAdmin(server());
      const end = await server().post(`${API}/donation/monthly_gifts/1/end`, {}, headers);
      expect([end.statusCode, end.json()]).toMatchObject([
        200,
        { data: { status: 'ended', payments: 3, paid: '60.00' } },
      ]);
    });

    it('includes every project and donation status', async () => {
      const headers = await signInAsAdmin(server());
      const answer = await server().get(`${API}/project/?page_size=100`, headers);
      const { data } = answer.json<{ data: Project[] }>();
      expect(new Set(data.map(({ category }) => category))).toEqual(
        new Set(['education', 'healthcare', 'community']),
      );
      const statuses = data.map(({ status }) => status);
      expect(statuses.filter((status) => status === 'ACTIVE').length).toBeGreaterThan(10);
      expect(statuses.filter((status) => status === 'DRAFT')).toHaveLength(1);
      const { rows } = await sql`select distinct status from donation order by status`.execute(server().db);
      expect(rows).toEqual(['completed', 'failed', 'pending', 'refunded'].map((status) => ({ status })));
    });

    it('is in the past, with fictional donors', async () => {
      const { rows } = await sql`select from donation
        where created_at > timestamptz '2026-11-21' or completed_at > timestamptz '2026-11-21'
          or donor_email not like '%.example'`.execute(server().db);
      expect(rows).toEqual([]);
      const { rows: planned } = await sql`select from project
        where created_at > timestamptz '2026-11-21'`.execute(server().db);
      expect(planned).toEqual([]);
    });

    it('has every cover and proof picture in every width', async () => {
      const headers = await signInAsAdmin(server());
      const { data } = (await server().get(`${API}/project/?page_size=100`, headers)).json<{
        data: Project[];
      }>();
      const images = new Set(data.map((project) => project.cover_image));
      expect(images.size).toBe(16);
      for (const { id } of data) {
        const detail = (await server().get(`${API}/project/${id}`, headers)).json<{ data: Project }>();
        for (const { image } of detail.data.photos ?? []) images.add(image);
      }
      for (const image of images) {
        const sizes = await Promise.all(
          [480, 960, 1600].map(async (width) => {
            const answer = await server().get(`/backend${image}?w=${width}`);
            expect(answer.statusCode).toBe(200);
            expect(answer.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
            return answer.rawPayload.length;
          }),
        );
        expect(sizes).toEqual(sizes.toSorted((a, b) => a - b));
      }
    });

    describe('in public responses', () => {
      it('shows no donors', async () => {
        const stored = await server()
          .db.selectFrom('donation')
          .select(['reference', 'donor_email'])
          .execute();
        const paths = [
          '/backend/',
          `${API}/project/?page_size=100`,
          `${API}/donation/exchange_rate`,
          ...Array.from({ length: 16 }, (_, index) => `${API}/project/${index + 1}`),
          ...stored.map(({ reference }) => `${API}/donation/execute_paypal/payment?payment_id=${reference}`),
        ];
        for (const path of paths) {
          const { body } = await server().get(path);
          expect(body).not.toContain('donor');
          for (const { email, name } of [...PEOPLE, ...ORGANISATIONS]) {
            expect(body).not.toContain(email);
            expect(body).not.toContain(name);
          }
        }
      });
    });
  },
  { dataDir },
);

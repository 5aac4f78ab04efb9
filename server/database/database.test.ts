import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  createPostgresDatabase,
  describeEachDatabase,
  engines,
  openEmptyDatabase,
} from '../testing/testDatabase.ts';
import { parseInt8 } from './columnTypes.ts';
import { isForeignKeyViolation, isUniqueViolation } from './errors.ts';
import { openPostgres } from './open.ts';
import { inOrder } from '../inOrder.ts';
import { migrate, migrations, type Migration } from './migrate.ts';
import { inTransaction } from './transaction.ts';

const project = {
  title: 'Microscopes for Kano',
  summary: 'Twelve microscopes.',
  category: 'healthcare',
  currency: 'USD',
  target_amount_minor: 1_200_000,
} as const;

const donation = {
  donor_email: 'ada@donors.example',
  donor_full_name: 'Ada Obi',
  amount_minor: 5000,
  currency: 'USD',
  frequency: 'ONCE',
  payment_client: 'PAYPAL',
  provider: 'sandbox',
} as const;

describeEachDatabase('a database', (database) => {
  it('reads integers as numbers, dates and decimals as text', async () => {
    const { db } = database();
    const { rows } = await sql`select 9007199254740991::int8 as large, '2026-03-01'::date as day,
      1540.250000::numeric as rate, count(*) as total from project`.execute(db);
    expect(rows).toEqual([{ large: 9007199254740991, day: '2026-03-01', rate: '1540.250000', total: 0 }]);
  });

  it('marks the search function as parallel safe', async () => {
    // Replacing the function resets this.
    const { rows } = await sql`select proparallel from pg_proc where proname = 'fold_text'`.execute(
      database().db,
    );
    expect(rows).toEqual([{ proparallel: 's' }]);
  });

  it('throws on unsafe integers', async () => {
    const { db } = database();
    await expect(sql`select 9007199254740993::int8`.execute(db)).rejects.toThrow(RangeError);
    await expect(sql`select 1 as one`.execute(db)).resolves.toMatchObject({ rows: [{ one: 1 }] });
  });

  it('distinguishes timestamps from calendar dates', async () => {
    const { db } = database();
    const row = await db
      .insertInto('project')
      .values({ ...project, deadline: '2026-12-31' })
      .returning(['deadline', 'created_at', 'goals'])
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ deadline: '2026-12-31', created_at: expect.any(Date), goals: [] });
  });

  it('distinguishes unique violations from other errors', async () => {
    const { db } = database();
    const insert = (values: { reference: string; amount_minor?: number }) =>
      db
        .insertInto('donation')
        .values({ ...donation, ...values })
        .execute();
    await insert({ reference: 'r-1' });
    const repeated: unknown = await insert({ reference: 'r-1' }).catch((error: unknown) => error);
    expect(isUniqueViolation(repeated)).toBe(true);
    expect(isUniqueViolation(repeated, 'donation_reference_key')).toBe(true);
    expect(isUniqueViolation(repeated, 'donation_pkey')).toBe(false);
    const nothing: unknown = await insert({ reference: 'r-2', amount_minor: 0 }).catch(
      (error: unknown) => error,
    );
    expect(nothing).toBeInstanceOf(Error);
    expect(isUniqueViolation(nothing)).toBe(false);
  });

  it('gives each donation a different short reference', async () => {
    const { db } = database();
    const references = await inTransaction(db, (transaction) =>
      inOrder(['s-1', 's-2'], async (reference) => {
        // The same seed makes the same candidate.
        await sql`select setseed(0.5)`.execute(transaction);
        return transaction
          .insertInto('donation')
          .values({ ...donation, reference })
          .returning('short_reference')
          .executeTakeFirstOrThrow();
      }),
    );
    expect(new Set(references.map((row) => row.short_reference)).size).toBe(2);
  });

  it('does not delete a project that has donations', async () => {
    const { db } = database();
    const { id } = await db.insertInto('project').values(project).returning('id').executeTakeFirstOrThrow();
    await db
      .insertInto('donation')
      .values({ ...donation, reference: 'kept', project_id: id, project_title: project.title })
      .execute();
    const removed: unknown = await db
      .deleteFrom('project')
      .where('id', '=', id)
      .execute()
      .catch((error: unknown) => error);
    expect(isForeignKeyViolation(removed)).toBe(true);
    expect(isUniqueViolation(removed)).toBe(false);
  });

  it('rolls back a failed transaction', async () => {
    const { db } = database();
    const failing = inTransaction(db, async (transaction) => {
      await transaction.insertInto('setting').values({ name: 'half', value: 'written' }).execute();
      throw new Error('in the middle');
    });
    await expect(failing).rejects.toThrow('in the middle');
    expect(await db.selectFrom('setting').selectAll().where('name', '=', 'half').execute()).toEqual([]);
  });

  it('retries a deadlocked transaction a limited number of times', async () => {
    const { db } = database();
    let runs = 0;
    const losing = inTransaction(db, async (transaction) => {
      runs += 1;
      await sql`do $$ begin raise exception 'deadlock' using errcode = '40P01'; end $$`.execute(transaction);
    });
    await expect(losing).rejects.toMatchObject({ code: '40P01' });
    expect(runs).toBe(3);
  });
});

describe.each(engines)('migrations (%s)', (engine) => {
  it('are applied once when two processes start together', async () => {
    const opened = await openEmptyDatabase(engine);
    const { db } = opened;
    const both = await Promise.all([migrate(db), migrate(db)]);
    expect(both.flat()).toEqual(migrations.map(({ name }) => name));
    expect(await migrate(db)).toEqual([]);
    await opened.close();
  });

  it('are rolled back when one fails', async () => {
    const opened = await openEmptyDatabase(engine);
    const { db } = opened;
    const broken: Migration = {
      name: '9999-broken',
      up: async (on) => void (await sql`select 1/0`.execute(on)),
    };
    await expect(migrate(db, [...migrations, broken])).rejects.toThrow('division by zero');
    const { rows } = await sql`select to_regclass('donation') as donation`.execute(db);
    expect(rows).toEqual([{ donation: null }]);
    await opened.close();
  });

  it('refuse a database from before the first release', async () => {
    const opened = await openEmptyDatabase(engine);
    const { db } = opened;
    await migrate(db, [{ name: '0001-first-tables', up: async () => {} }]);
    await expect(migrate(db)).rejects.toThrow(/before the first release and cannot be upgraded/);
    await opened.close();
  });

  it('refuse a database of a newer release', async () => {
    const opened = await openEmptyDatabase(engine);
    const { db } = opened;
    const newer: Migration = { name: '9999-of-tomorrow', up: async () => {} };
    await migrate(db, [...migrations, newer]);
    await expect(migrate(db)).rejects.toThrow(
      'newer than this release: it has the migration 9999-of-tomorrow',
    );
    await opened.close();
  });
});

describe.each(engines.filter((engine) => engine === 'postgresql'))('a new database (%s)', () => {
  it('is refused with locale C, with instructions', async () => {
    const { url, drop } = await createPostgresDatabase("locale 'C' template template0");
    const opened = await openPostgres(url);
    await expect(migrate(opened.db)).rejects.toThrow("locale 'C.UTF-8'");
    const { rows } = await sql`select to_regclass('donation') as donation`.execute(opened.db);
    expect(rows).toEqual([{ donation: null }]);
    await opened.close();
    await drop();
  });

  it('is accepted with any locale once it is in use', async () => {
    const { url, drop } = await createPostgresDatabase("locale 'C' template template0");
    const opened = await openPostgres(url);
    const { db } = opened;
    await sql`create table migration (name text primary key, applied_at timestamptz)`.execute(db);
    await sql`insert into migration values ('of-an-earlier-release')`.execute(db);
    const earlier: Migration = { name: 'of-an-earlier-release', up: async () => {} };
    expect(await migrate(db, [earlier])).toEqual([]);
    await opened.close();
    await drop();
  });
});

describe('parseInt8', () => {
  it.each([
    ['0', 0],
    ['-9007199254740991', -9007199254740991],
  ])('%s', (text, value) => expect(parseInt8(text)).toBe(value));

  it('throws when the value would be rounded', () =>
    expect(() => parseInt8('9007199254740993')).toThrow(RangeError));
});

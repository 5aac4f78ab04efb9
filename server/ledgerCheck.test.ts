import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { readConfig } from './config.ts';
import { migrations } from './database/migrate.ts';
import { openConfigured } from './database/openConfigured.ts';
import { makeDataFolder } from './testing/dataFolder.ts';

let folder: string;
beforeAll(() => {
  folder = makeDataFolder();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const openDatabase = () =>
  openConfigured(
    readConfig({ DATA_DIR: folder }),
    () => {},
    () => {},
  );

/** Runs the command. */
async function checkLedger(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(inject('builtServer'), 'ledgerCheck.js')], {
    env: { PATH: process.env['PATH'], DATA_DIR: folder, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text: Buffer) => (output += text.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

it('exits with 1 for a difference, and with 2 while a server runs', async () => {
  const database = await openDatabase();
  const { code: busyCode, output: busy } = await checkLedger();
  expect(busy).toContain(`Another server is running on the data folder ${folder}. Stop it`);
  expect(busyCode).toBe(2);
  await database.db
    .insertInto('project')
    .values({
      title: 'Microscopes',
      summary: 'Twelve microscopes.',
      category: 'healthcare',
      currency: 'USD',
      target_amount_minor: 1_200_000,
      amount_raised_minor: 100,
    })
    .execute();
  await database.close();

  const { code, output } = await checkLedger();
  expect(output).toMatch(
    /^The ledger, compared with the providers from \S+ to \S+\n\nDifferences\n  Project 1 shows 1\.00 USD raised, but its ledger adds up to 0\.00 USD\.\n\nDifferences: 1\.\n$/,
  );
  expect(code).toBe(1);
}, 60_000);

it('exits with 2, and creates nothing, where there is no database', async () => {
  const missing = join(folder, 'missing');
  const { code, output } = await checkLedger({ DATA_DIR: missing });
  expect(output).toBe(`There is no database in ${missing}. Set DATA_DIR or DATABASE_URL.\n`);
  expect(code).toBe(2);
});

it('exits with 2, and migrates nothing, on the database of an earlier release', async () => {
  const before = await openDatabase();
  await sql`delete from migration where name = ${migrations.at(-1)?.name}`.execute(before.db);
  await before.close();
  const { code, output } = await checkLedger();
  expect(output).toBe(
    'The database is empty or from an earlier release. Start the server once, which upgrades it.\n',
  );
  expect(code).toBe(2);
  const after = await openDatabase();
  const { rows } = await sql`select name from migration`.execute(after.db);
  await after.close();
  expect(rows).toHaveLength(migrations.length - 1);
}, 60_000);

import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { sql, type Insertable, type Kysely } from 'kysely';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Config } from '../config.ts';
import type { ProjectTable } from '../database/projectTables.ts';
import type { Database } from '../database/tables.ts';
import type { Payments } from '../payments/payments.ts';
import { buildTestApp, testConfig } from './testApp.ts';
import { describeEachSharedDatabase, describeSharedDatabase } from './testDatabase.ts';

export type Headers = Record<string, string>;

/** The application on a database, called as a browser would. */
export interface DomainServer {
  app: FastifyInstance;
  db: Kysely<Database>;
  get(url: string, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Sends an object as JSON, or a string as is. */
  post(url: string, body: unknown, headers?: Headers): Promise<LightMyRequestResponse>;
  /** Submits a form with a button. */
  submit(url: string, form: Record<string, string>): Promise<LightMyRequestResponse>;
}

export const API = '/backend/api';

let addresses = 0;
/** An address that no other test uses, because limits count per address. */
const newAddress = () => {
  addresses += 1;
  return `198.19.${addresses >> 8}.${addresses & 255}`;
};

function speakTo(app: FastifyInstance, db: Kysely<Database>, remoteAddress: string): DomainServer {
  const send = (method: 'GET' | 'POST', url: string, headers: Headers, payload?: string) =>
    app.inject({ method, url, headers, remoteAddress, ...(payload !== undefined && { payload }) });
  return {
    app,
    db,
    get: (url, headers = {}) => send('GET', url, headers),
    post: (url, body, headers = {}) =>
      send(
        'POST',
        url,
        { 'content-type': 'application/json', ...headers },
        typeof body === 'string' ? body : JSON.stringify(body),
      ),
    submit: (url, form) =>
      send(
        'POST',
        url,
        { 'content-type': 'application/x-www-form-urlencoded' },
        new URLSearchParams(form).toString(),
      ),
  };
}

/**
 * Empties the tables that were written to. Truncating them would recreate their files and indexes, which takes longer than deleting a few
 * rows without triggers.
 */
const emptied = sql`do $$
  declare
    name text;
    is_used boolean;
  begin
    set local session_replication_role = replica;
    for name in select tablename from pg_tables where schemaname = current_schema and tablename <> 'migration' loop
      execute format('select exists (select from %I) or exists (
        select from pg_sequences where schemaname = current_schema and sequencename = %L and last_value is not null
      )', name, name || '_id_seq') into is_used;
      if is_used then
        execute format('delete from %I', name);
        perform setval(pg_get_serial_sequence(name, 'id'), 1, false)
          from pg_sequences where schemaname = current_schema and sequencename = name || '_id_seq';
      end if;
    end loop;
  end $$`;

type DomainTests = (server: () => DomainServer) => void;

function domainSuite(describeDatabases: typeof describeSharedDatabase) {
  return (name: string, tests: DomainTests, changes: Partial<Config> = {}, payments?: Payments): void =>
    describeDatabases(name, (database) => {
      let app: FastifyInstance;
      beforeAll(async () => {
        const config = testConfig(changes);
        app = await buildTestApp({ db: database().db, config, ...(payments && { payments }) });
      });
      afterAll(() => app.close());
      let address = '';
      beforeEach(async () => {
        address = newAddress();
        await emptied.execute(database().db);
      });
      tests(() => speakTo(app, database().db, address));
    });
}

/**
 * A suite with an application on the embedded database, whose tables are empty before each test.
 *
 * @param tests gets a function that returns the server; call it inside tests and hooks
 * @param changes to the configuration
 * @param payments in place of the configured ones
 */
export const describeDomain = domainSuite(describeSharedDatabase);

/** The same on every engine of this run, for transactions, races and searches. */
export const describeDomainOnEachDatabase = domainSuite(describeEachSharedDatabase);

/** Stores a project that receives donations; returns its id. */
export async function addProject(
  { db }: Pick<DomainServer, 'db'>,
  changes: Partial<Insertable<ProjectTable>> = {},
): Promise<number> {
  const { id } = await db
    .insertInto('project')
    .values({
      title: 'Microscopes for Kano',
      summary: 'Twelve microscopes.',
      category: 'healthcare',
      location: 'Kano, Nigeria',
      status: 'ACTIVE',
      currency: 'USD',
      target_amount_minor: 1_200_000,
      ...changes,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Sets the exchange rate: NGN for 1 USD. */
export async function setRate({ db }: DomainServer, rate: string): Promise<void> {
  await db.insertInto('exchange_rate').values({ usd_to_ngn_rate: rate }).execute();
}

/** A valid donation request. */
export const usdGift = {
  donor_email: 'ada@donors.example',
  donor_full_name: 'Ada Obi',
  amount: 50,
  currency: 'USD',
  payment_client: 'PAYPAL',
  frequency: 'ONCE',
};

export const ngnGift = {
  ...usdGift,
  amount: 5000,
  currency: 'NGN',
  payment_client: 'PAYSTACK',
  frequency: 'MONTHLY',
};

export interface StartedGift {
  reference: string;
  checkout_url: string;
  /** The path of the checkout page. */
  checkout: string;
}

/** Starts a donation. */
export const requestGift = (
  { app }: DomainServer,
  changes: Record<string, unknown> = {},
): Promise<LightMyRequestResponse> =>
  app.inject({
    method: 'POST',
    url: `${API}/donation/donations`,
    remoteAddress: newAddress(),
    payload: { ...usdGift, ...changes },
  });

/** Makes a gift and returns where it is paid. */
export async function startGift(
  server: DomainServer,
  changes: Record<string, unknown> = {},
): Promise<StartedGift> {
  const response = await requestGift(server, changes);
  if (response.statusCode !== 201) throw new Error(`The gift was refused: ${response.body}`);
  const started = response.json<{ reference: string; checkout_url: string }>();
  return { ...started, checkout: new URL(started.checkout_url).pathname };
}

/** Presses a button on the checkout page; returns the URL that the donor is sent to. */
export async function decide(
  server: DomainServer,
  { checkout }: StartedGift,
  decision: 'pay' | 'decline' | 'cancel',
): Promise<URL> {
  const response = await server.submit(checkout, { decision });
  if (response.statusCode !== 303) throw new Error(`The checkout returned ${response.statusCode}.`);
  return new URL(String(response.headers.location));
}

/** Confirms as /thankyou does. */
export function confirm(
  server: DomainServer,
  names: Record<string, string>,
): Promise<LightMyRequestResponse> {
  const query = new URLSearchParams(names).toString();
  return server.get(`${API}/donation/execute_paypal/payment?${query}`);
}

export interface Confirmation {
  reference: string;
  short_reference: string;
  status: string;
  gift_number: number | null;
  monthly_gift_token?: string;
}

/** Starts, pays and confirms a donation; returns the confirmation. */
export async function completeGift(
  server: DomainServer,
  changes: Record<string, unknown> = {},
): Promise<Confirmation> {
  const gift = await startGift(server, changes);
  await decide(server, gift, 'pay');
  const response = await confirm(server, { payment_id: gift.reference });
  return response.json<{ data: Confirmation }>().data;
}

export const admin = {
  username: 'Amina',
  password: 'a long pass phrase',
  email: 'Amina@kitbridge.example',
};

let signIns = 0;

/** Registers the first administrator and signs in; returns the headers of a signed-in call. */
export async function signInAsAdmin({ app }: DomainServer): Promise<{ authorization: string }> {
  signIns += 1;
  // From unique addresses, because the contract limits sign-ins per address.
  const remoteAddress = `198.18.${signIns >> 8}.${signIns & 255}`;
  const send = (url: string, payload: object) =>
    app.inject({ method: 'POST', url: API + url, remoteAddress, payload });
  await send('/auth/register', admin);
  const response = await send('/auth/login', { username: admin.username, password: admin.password });
  if (response.statusCode !== 200) throw new Error(`Signing in returned ${response.body}`);
  return { authorization: `Bearer ${response.json<{ access_token: string }>().access_token}` };
}

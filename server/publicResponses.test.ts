import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Operation } from '../contract/document.ts';
import { takesRawBody } from './contract/rawBody.ts';
import { adminHeaders } from './testing/adminHeaders.ts';
import { apply, VOLUNTEERS } from './testing/applications.ts';
import { writeBuiltSite } from './testing/builtSite.ts';
import { captchaToken } from './testing/captchas.ts';
import { callOf, contractOperations, exampleBody, type ContractCall } from './testing/contractCalls.ts';
import { succeedingCall } from './testing/contractRecipes.ts';
import { pdf } from './testing/documents.ts';
import {
  addProject,
  API,
  completeGift,
  describeDomain,
  ngnGift,
  setRate,
  startGift,
  usdGift,
} from './testing/domainServer.ts';
import { buildTestApp, testConfig } from './testing/testApp.ts';

/** Part of every person's name, address and number and of nothing else; too long to occur in a token by chance. */
const MARK = 'zqxjvkw';
const PHONE = '99911122233';
/** The people in the examples' calls. */
const OTHERS = [usdGift.donor_email, usdGift.donor_full_name];
const PERSONAL = new RegExp([MARK, PHONE, ...OTHERS].join('|'), 'i');

const donor = (n: number) => ({
  donor_full_name: `Zqxjvkw${n} Obi`,
  donor_email: `zqxjvkw${n}@donors.example`,
});
const volunteer = {
  first_name: 'Zqxjvkwchidi',
  last_name: 'Zqxjvkwokafor',
  email: 'zqxjvkwchidi@volunteers.example',
  phone_number: PHONE,
  country: 'Zqxjvkwland',
};
const reader = 'zqxjvkwreader@news.example';

const config = testConfig({ dataDir: join(tmpdir(), `kitbridge-public-${randomUUID()}`) });

/** Operations without a token. A signed CV link counts as a token. */
const open = contractOperations.filter(({ token }) => token !== 'required');
// Signed links to personal documents.
const PERSONAL_LINKS: ReadonlySet<string> = new Set(['downloadVolunteerCv', 'downloadReceipt']);
const succeeding = open.filter(({ id }) => !PERSONAL_LINKS.has(id));

const PAGE = '<html lang="en"><head><!--site-head--></head><body></body></html>';
const SITE = {
  'index.html': PAGE,
  '404.html': PAGE,
  '_admin.html': PAGE,
  '_late-project.html': PAGE,
  '_no-project.html': PAGE,
  'projects.html': PAGE,
  'thankyou.html': PAGE,
  'share.png': 'a picture',
  '.site.json': JSON.stringify({
    screens: ['/', '/thankyou', '/projects', '/projects/:id', '/admin/donations'],
    name: 'Kitbridge',
    organisation: { '@type': 'NGO', name: 'Kitbridge' },
  }),
};

/** All text of a response: status, headers and body, and a PDF's text and metadata. */
async function wordsOf({ headers, rawPayload, body }: LightMyRequestResponse): Promise<string> {
  const told = JSON.stringify(headers);
  if (!String(headers['content-type']).startsWith('application/pdf')) return told + body;
  const document = await getDocumentProxy(new Uint8Array(rawPayload));
  const { text } = await extractText(document, { mergePages: true });
  return told + text + JSON.stringify(await getMeta(document));
}

/** Values that no parameter accepts, and some that would find a person. */
const STRANGE = ['zqxjvkw', "zqxjvkw' or 1=1--", 'x'.repeat(300), '\u0000', '-1', '999999999', '', reader];

const withQuery = (url: string, name: string, value: string) => {
  const [path = '', query = ''] = url.split('?');
  const search = new URLSearchParams(query);
  search.set(name, value);
  return `${path}?${search.toString()}`;
};

/** Calls of an operation with each parameter wrong in every way. */
function strangeParameters(operation: Operation): ContractCall[] {
  const call = callOf(operation);
  return operation.parameters.flatMap(({ in: place, name }) =>
    STRANGE.map((value) => {
      if (place === 'path') return callOf(operation, { path: { [name]: value } });
      if (place === 'query') return { ...call, url: withQuery(call.url, name, value) };
      return { ...call, headers: { ...call.headers, [name]: value.replace('\u0000', '') } };
    }),
  );
}

/** Bodies that are wrong as a whole or in each field, or with data of stored people. */
function strangeBodies(operation: Operation): ContractCall[] {
  const example = exampleBody(operation);
  if (typeof example !== 'object' || example === null) return [];
  const fields = (('payload' in example && example.payload) || example) as Record<string, unknown>;
  const call = callOf(operation);
  const changed = Object.keys(fields).flatMap((field) =>
    [...STRANGE, null, 7, ['zqxjvkw'], { unknown: 'zqxjvkw' }].map((value) =>
      callOf(operation, { body: { ...fields, [field]: value } }),
    ),
  );
  const known = Object.fromEntries(
    Object.keys(fields).map((field) => [field, field.includes('email') ? reader : fields[field]]),
  );
  return [
    ...changed,
    callOf(operation, { body: known }),
    callOf(operation, { body: { ...fields, unknown: 'zqxjvkw' } }),
    { ...call, payload: '{"zqxjvkw": ' },
    { ...call, payload: '', headers: {} },
    { ...call, headers: { 'content-type': 'text/zqxjvkw' } },
  ];
}

const get = (url: string): ContractCall => ({ method: 'GET', url, headers: {} });

let addresses = 0;
/** A new client address per call, so that rate limits do not interfere. */
const newAddress = () => `10.0.${(addresses += 1) >> 8}.${addresses & 255}`;

/** The calls whose responses reveal a person. */
async function findRevealing(app: FastifyInstance, calls: readonly ContractCall[]): Promise<string[]> {
  const found = [];
  for (const call of calls) {
    const response = await app.inject({ ...call, remoteAddress: newAddress() });
    expect(response.statusCode).not.toBe(429);
    const words = await wordsOf(response);
    const match = PERSONAL.exec(words);
    if (match)
      found.push(
        `${call.method} ${call.url} ${response.statusCode}: ${words.slice(match.index).slice(0, 80)}`,
      );
  }
  return found;
}

describeDomain(
  'public responses',
  (server) => {
    const { directory, remove } = writeBuiltSite(SITE);
    let site: FastifyInstance;
    let signedIn: { authorization: string };
    let references: string[];

    beforeAll(async () => {
      site = await buildTestApp({ db: server().db, config, siteDirectory: directory });
    });
    afterAll(async () => {
      await site.close();
      remove();
      await rm(config.dataDir, { recursive: true, force: true });
    });

    beforeEach(async () => {
      signedIn = await adminHeaders(server());
      await setRate(server(), '1540.25');
      const [first, second] = [await addProject(server()), await addProject(server(), { currency: 'NGN' })];
      await completeGift(server(), { ...donor(1), project_id: first });
      await completeGift(server(), { ...ngnGift, ...donor(2), project_id: second });
      await completeGift(server(), donor(3));
      await startGift(server(), { ...donor(4), project_id: first });
      await startGift(server(), { ...ngnGift, ...donor(5) });
      await server()
        .db.insertInto('subscription')
        .values([{ email: reader }, { email: 'zqxjvkwformer@news.example', active: false }])
        .execute();
      await apply(server(), volunteer, Buffer.concat([pdf, Buffer.from('zqxjvkw')]));
      const rows = await server().db.selectFrom('donation').select('reference').execute();
      references = rows.map(({ reference }) => reference);
    });

    it('are tested with data that administrators can read', async () => {
      for (const url of [`${API}/donation/donations`, `${API}/subscription/`, VOLUNTEERS]) {
        expect(await wordsOf(await server().get(url, signedIn))).toMatch(PERSONAL);
      }
    });

    it.each(succeeding.map((operation) => [operation.id, operation] as const))(
      'of %s reveal no one on success',
      async (_id, operation) => {
        const call = await succeedingCall(operation, { server: server(), config, signedIn });
        const response = await server().app.inject(call);
        // Only the first administrator registers without a token, and webhooks need a signature.
        const refused = operation.id === 'register' || takesRawBody(operation.id);
        const expected = refused ? [403] : [200, 201, 303];
        expect(expected).toContain(response.statusCode);
        expect(await findRevealing(server().app, [call])).toEqual([]);
      },
    );

    it.each(open.map((operation) => [operation.id, operation] as const))(
      'of %s reveal no one on errors',
      async (_id, operation) => {
        const calls = [...strangeParameters(operation), ...strangeBodies(operation)];
        expect(await findRevealing(server().app, [callOf(operation), ...calls])).toEqual([]);
      },
    );

    it('reveal no one for any donation, project or application', async () => {
      const calls = [
        ...references.flatMap((reference) => [
          get(`${API}/donation/execute_paypal/payment?payment_id=${reference}`),
          get(`${API}/donation/paystack/callback?reference=${reference}`),
        ]),
        ...[1, 2].flatMap((id) => [get(`${API}/project/${id}`), get(`${API}/project/${id}/download_report`)]),
        get(`${API}/project/?search=${MARK}`),
        get(`${API}/volunteer/1/cv?expires=4102444800&signature=${MARK}`),
        get(`${API}/volunteer/1`),
        get(`${API}/donation/donations/1`),
        get(`${API}/nothing/${encodeURIComponent(reader)}`),
      ];
      expect(await findRevealing(server().app, calls)).toEqual([]);
    });

    it('about captchas do not reveal subscribers', async () => {
      const captcha_token = await captchaToken('subscribe');
      const subscribe = await server().post(`${API}/subscription/`, { email: reader, captcha_token });
      expect(subscribe.statusCode).toBe(409);
      expect(await wordsOf(subscribe)).not.toMatch(PERSONAL);
    });

    describe('of the website', () => {
      it('reveal no one on pages, in the sitemap or in robots.txt', async () => {
        const pages = ['/', '/thankyou', '/projects/1', '/projects/2', '/projects/3', '/admin/donations'];
        const files = [
          '/sitemap.xml',
          '/robots.txt',
          '/nowhere',
          '/.site.json',
          '/share.png',
          '/files/zqxjvkw',
        ];
        const returns = references.map((reference) => `/thankyou?paymentId=${reference}&token=${reference}`);
        expect(await findRevealing(site, [...pages, ...files, ...returns].map(get))).toEqual([]);
        expect((await site.inject({ url: '/projects/1' })).body).toContain('"amount_raised":');
      });

      it('reveal no one on the sandbox checkout', async () => {
        const checkouts = await server().db.selectFrom('sandbox_checkout').select('token').execute();
        expect(checkouts.length).toBeGreaterThan(0);
        const calls = checkouts.map(({ token }) => get(`/sandbox/checkout/${token}`));
        expect(await findRevealing(site, calls)).toEqual([]);
      });

      it('include no CVs or exports', async () => {
        const { cv_file: file } = await server()
          .db.selectFrom('volunteer')
          .select('cv_file')
          .executeTakeFirstOrThrow();
        const names = [`/backend/files/${file}`, `/files/${file}`, `/${file}`, `/backend/files/${file}.webp`];
        const responses = await Promise.all(names.map((url) => site.inject({ url })));
        expect(responses.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404, 404]);
      });
    });
  },
  config,
);

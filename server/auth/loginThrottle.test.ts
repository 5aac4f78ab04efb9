import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  admin,
  API,
  describeDomain,
  describeDomainOnEachDatabase,
  type DomainServer,
} from '../testing/domainServer.ts';
import { deleteExpiredLimits } from '../database/storedRateLimits.ts';

const login = `${API}/auth/login`;
const WRONG = 'a wrong pass phrase';

// The contract also limits calls per address, so every test uses its own addresses.
let test = 0;
const home = () => `203.0.113.${test}`;
const elsewhere = (index = 0) => `10.${test}.0.${index}`;
const inOneNetwork = (index: number) => `2001:db8:1:2:${index + 1}::${index}`;

interface Try {
  username?: string;
  password?: string;
  from?: string;
}

/** Signs in as a browser at an address would. */
const tryToSignIn = (
  { app }: DomainServer,
  { username = admin.username, password = WRONG, from = home() }: Try = {},
) => app.inject({ method: 'POST', url: login, remoteAddress: from, payload: { username, password } });

async function statuses(server: DomainServer, tries: readonly Try[]): Promise<number[]> {
  const seen: number[] = [];
  for (const one of tries) seen.push((await tryToSignIn(server, one)).statusCode);
  return seen;
}

const times = (count: number, make: (index: number) => Try = () => ({})) =>
  Array.from({ length: count }, (_, index) => make(index));

/** Attempts from as many addresses. */
const spread = (count: number, first = 0) => times(count, (index) => ({ from: elsewhere(first + index) }));

/** Simulates this many seconds since the last attempts; a negative number corrects a clock that was fast. */
const letPass = ({ db }: DomainServer, seconds: number) =>
  sql`update rate_limit set expire = expire - ${seconds * 1000}::bigint`.execute(db);

const rows = ({ db }: DomainServer) => db.selectFrom('rate_limit').selectAll().execute();

const withoutTime = (body: string) => body.replace(/\d+ seconds?/, 'a while');

const repeated = (status: number, count: number) => Array.from({ length: count }, () => status);

/** The administrator, whose password is checked as fast as the algorithm allows, because these tests try hundreds. */
async function addAdmin({ db }: DomainServer): Promise<void> {
  const { username, email, password } = admin;
  const password_hash = await hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });
  await db.insertInto('admin_user').values({ username, email, password_hash }).execute();
}

// On each database, because counting is concurrent and reads bigints.
describeDomainOnEachDatabase('failed sign-ins on each database', (server) => {
  beforeEach(async () => {
    test += 1;
    await addAdmin(server());
  });

  it('are limited to ten a minute, even with the right password', async () => {
    expect(await statuses(server(), times(10))).toEqual(repeated(401, 10));
    const response = await tryToSignIn(server(), { password: admin.password });
    expect(response.statusCode).toBe(429);
    const wait = Number(response.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(60);
    expect(response.json()).toEqual({
      message: `Too many attempts. Try again in ${wait} seconds.`,
      code: 'too_many_requests',
    });
    await letPass(server(), wait);
    expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(200);
  });

  it('are limited when concurrent', async () => {
    const responses = await Promise.all(times(20).map(() => tryToSignIn(server())));
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });
});

describeDomain('failed sign-ins', (server) => {
  beforeEach(async () => {
    test += 1;
    await addAdmin(server());
  });

  it('every second from one address still let the right password in each minute', async () => {
    expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(200);
    await statuses(server(), times(12));
    vi.useFakeTimers({ toFake: ['Date'] });
    let seconds = 0;
    for (let status = 429; status !== 200 && seconds < 120; seconds += 1) {
      vi.setSystemTime(Date.now() + 1000);
      await tryToSignIn(server());
      status = (await tryToSignIn(server(), { password: admin.password })).statusCode;
    }
    vi.useRealTimers();
    expect(seconds).toBeLessThanOrEqual(60);
  });

  it('counted by a fast clock do not lock out for hours', async () => {
    await statuses(server(), times(11));
    await letPass(server(), -3 * 3600);
    expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(200);
  });

  it('are reset by a sign-in', async () => {
    await statuses(server(), times(9));
    expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(200);
    expect(await statuses(server(), times(10))).toEqual(repeated(401, 10));
  });

  it('are limited equally for unknown names', async () => {
    const attempts = (username: string) => times(12, () => ({ username, from: elsewhere() }));
    expect(await statuses(server(), attempts(admin.username))).toEqual(
      await statuses(server(), attempts('unknown')),
    );
    const [one, other] = [
      await tryToSignIn(server(), { from: elsewhere() }),
      await tryToSignIn(server(), { username: 'unknown', from: elsewhere() }),
    ];
    expect(withoutTime(one.body)).toBe(withoutTime(other.body));
  });

  it('with a username do not throttle its account’s email, which would reveal that it exists', async () => {
    expect(await statuses(server(), times(10))).toEqual(repeated(401, 10));
    expect((await tryToSignIn(server(), { username: admin.email })).statusCode).toBe(401);
    expect((await tryToSignIn(server(), { username: 'bola@kitbridge.example' })).statusCode).toBe(401);
  });

  it.each([
    ['amina', 'aMiNa'],
    ['amina', 'am\u0130na'],
    ['amina', '\uFF41mina'],
    ['amina', 'ami\u200Bna'],
    ['\u039D\u0399\u039A\u039F\u03A3', '\u03BD\u03B9\u03BA\u03BF\u03C2'],
    ['nobody@x.example', 'NOBODY@x.example'],
  ])('count as one name: %s and %s', async (username, other) => {
    expect(
      await statuses(
        server(),
        times(10, () => ({ username })),
      ),
    ).toEqual(repeated(401, 10));
    expect((await tryToSignIn(server(), { username: other })).statusCode).toBe(429);
    expect((await tryToSignIn(server(), { username: 'someone else' })).statusCode).toBe(401);
  });

  it('from another network do not lock the administrator out', async () => {
    await statuses(
      server(),
      times(11, () => ({ from: elsewhere() })),
    );
    expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(200);
  });

  it('are counted per IPv6 network', async () => {
    await statuses(
      server(),
      times(10, (index) => ({ from: inOneNetwork(index) })),
    );
    expect((await tryToSignIn(server(), { from: '2001:db8:1:2::9' })).statusCode).toBe(429);
    expect((await tryToSignIn(server(), { from: '2001:db8:1:3::9' })).statusCode).toBe(401);
  });

  describe('from many addresses', () => {
    it('are limited as well', async () => {
      expect(await statuses(server(), spread(50))).toEqual(repeated(401, 50));
      expect(await statuses(server(), spread(3, 50))).toEqual(repeated(429, 3));
      await letPass(server(), 300);
      expect((await tryToSignIn(server(), { from: elsewhere(99) })).statusCode).toBe(401);
    });

    it('do not throttle a network with an earlier sign-in', async () => {
      expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(200);
      await statuses(server(), spread(51));
      expect((await tryToSignIn(server(), { from: elsewhere(77) })).statusCode).toBe(429);
      expect(await statuses(server(), [{}, { password: admin.password }])).toEqual([401, 200]);
    });

    it('throttle the network again long after its last sign-in', async () => {
      expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(200);
      await letPass(server(), 91 * 24 * 3600);
      await statuses(server(), spread(51));
      expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(429);
    });
  });

  describe('in the database', () => {
    it('reveal neither names nor addresses', async () => {
      await tryToSignIn(server(), { username: 'my password, typed here' });
      const text = JSON.stringify(await rows(server()));
      expect(await rows(server())).toHaveLength(2);
      expect(text).not.toContain('password');
      expect(text).not.toContain(home());
    });

    it('are deleted when they no longer count', async () => {
      await tryToSignIn(server(), { username: 'someone' });
      await letPass(server(), 60);
      await deleteExpiredLimits(server().db);
      expect(await rows(server())).toEqual([
        expect.objectContaining({ key: expect.stringMatching(/^login-name:/) as string }),
      ]);
    });
  });
});

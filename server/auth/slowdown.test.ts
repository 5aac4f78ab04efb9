import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { admin, API, describeDomain, type DomainServer } from '../testing/domainServer.ts';
import { forgetOldAttempts } from './slowdown.ts';

const login = `${API}/auth/login`;
const WRONG = 'a wrong pass phrase';

// The contract's own limit counts calls of any kind by address, so every test has addresses of its own.
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

/** Tries from as many addresses. */
const spread = (count: number, first = 0) => times(count, (index) => ({ from: elsewhere(first + index) }));

/** As if so much time had passed since the last tries. */
const letPass = ({ db }: DomainServer, seconds: number) =>
  sql`update sign_in_attempt set
    last_attempt_at = last_attempt_at - make_interval(secs => ${seconds}),
    trusted_until = trusted_until - make_interval(secs => ${seconds})`.execute(db);

const secondsToWait = async (server: DomainServer, one?: Try) =>
  Number((await tryToSignIn(server, one)).headers['retry-after']);

const rows = ({ db }: DomainServer) => db.selectFrom('sign_in_attempt').selectAll().execute();

const withoutTime = (body: string) => body.replace(/\d+ seconds?/, 'a while');

const repeated = (status: number, count: number) => Array.from({ length: count }, () => status);

describeDomain('failed sign-ins', (server) => {
  beforeEach(async () => {
    test += 1;
    await server().app.inject({
      method: 'POST',
      url: `${API}/auth/register`,
      remoteAddress: home(),
      payload: admin,
    });
  });

  it('are free five times, then have to wait, the right password too', async () => {
    expect(await statuses(server(), times(5))).toEqual(repeated(401, 5));
    const answer = await tryToSignIn(server(), { password: admin.password });
    expect(answer.statusCode).toBe(429);
    const wait = String(answer.headers['retry-after']);
    expect(wait).toMatch(/^[1-5]$/);
    expect(answer.json()).toEqual({
      message: `Too many attempts. Try again in ${wait} ${wait === '1' ? 'second' : 'seconds'}.`,
      code: 'too_many_requests',
    });
    await letPass(server(), 5);
    expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(200);
  });

  it('wait twice as long each time, for a minute at most', async () => {
    await statuses(server(), times(5));
    for (const longest of [5, 10, 20, 40, 60, 60, 60]) {
      const wait = await secondsToWait(server());
      expect(wait).toBeLessThanOrEqual(longest);
      expect(wait).toBeGreaterThan(longest - 5);
      await letPass(server(), wait);
      expect((await tryToSignIn(server())).statusCode).toBe(401);
    }
  });

  it('are not made worse by knocking while one has to wait', async () => {
    await statuses(server(), times(5));
    expect(await statuses(server(), times(10))).toEqual(repeated(429, 10));
    await letPass(server(), 5);
    expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(200);
  });

  it('are forgotten after an hour, and with a sign-in', async () => {
    await statuses(server(), times(8));
    await letPass(server(), 3601);
    expect(await statuses(server(), times(4))).toEqual(repeated(401, 4));
    expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(200);
    expect(await statuses(server(), times(5))).toEqual(repeated(401, 5));
  });

  it('tell nothing of who exists: a name that nobody has is treated alike', async () => {
    const known = times(7, () => ({ from: elsewhere() }));
    const unknown = times(7, () => ({ username: 'nobody', from: elsewhere() }));
    expect(await statuses(server(), known)).toEqual(await statuses(server(), unknown));
    const [one, other] = [
      await tryToSignIn(server(), { from: elsewhere() }),
      await tryToSignIn(server(), { username: 'nobody', from: elsewhere() }),
    ];
    expect(withoutTime(one.body)).toBe(withoutTime(other.body));
  });

  it('count by name in any case, and leave other names alone', async () => {
    await statuses(
      server(),
      times(5, (index) => ({ username: index % 2 ? 'AMINA' : 'amina' })),
    );
    expect((await tryToSignIn(server(), { username: 'aMiNa' })).statusCode).toBe(429);
    expect((await tryToSignIn(server(), { username: 'bola' })).statusCode).toBe(401);
  });

  it.each(['am\u0130na', '\uFF41mina', 'ami\u200Bna', 'amina@kitbridge.example', 'AMINA@Kitbridge.example'])(
    'count with those of the same administrator by another name: %s',
    async (username) => {
      expect(await statuses(server(), times(5))).toEqual(repeated(401, 5));
      expect((await tryToSignIn(server(), { username, password: admin.password })).statusCode).toBe(429);
      await letPass(server(), 5);
      expect((await tryToSignIn(server(), { username, password: admin.password })).statusCode).toBe(200);
      expect((await tryToSignIn(server())).statusCode).toBe(401);
    },
  );

  it.each([
    ['bobi', 'bob\u0130'],
    ['\u039D\u0399\u039A\u039F\u03A3', '\u03BD\u03B9\u03BA\u03BF\u03C2'],
    ['nobody@x.example', 'NOBODY@x.example'],
  ])('count alike for a name that nobody has, in other letters: %s and %s', async (username, other) => {
    const tries = times(5, () => ({ username }));
    expect(await statuses(server(), tries)).toEqual(repeated(401, 5));
    expect((await tryToSignIn(server(), { username: other })).statusCode).toBe(429);
  });

  it('elsewhere do not lock out at home', async () => {
    await statuses(
      server(),
      times(6, () => ({ from: elsewhere() })),
    );
    expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(200);
  });

  it('cannot be spread over one IPv6 network', async () => {
    await statuses(
      server(),
      times(5, (index) => ({ from: inOneNetwork(index) })),
    );
    expect((await tryToSignIn(server(), { from: '2001:db8:1:2::9' })).statusCode).toBe(429);
    expect((await tryToSignIn(server(), { from: '2001:db8:1:3::9' })).statusCode).toBe(401);
  });

  it('cannot slip through by coming all at once', async () => {
    const answers = await Promise.all(times(20).map(() => tryToSignIn(server())));
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
  });

  describe('from many addresses', () => {
    it('have to wait as well', async () => {
      expect(await statuses(server(), spread(25))).toEqual(repeated(401, 25));
      expect(await statuses(server(), spread(3, 25))).toEqual(repeated(429, 3));
      await letPass(server(), 5);
      expect((await tryToSignIn(server(), { from: elsewhere(99) })).statusCode).toBe(401);
    });

    it('do not slow an administrator down where they signed in before', async () => {
      expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(200);
      await statuses(server(), spread(25));
      expect((await tryToSignIn(server(), { from: elsewhere(77) })).statusCode).toBe(429);
      expect(await statuses(server(), [{}, { password: admin.password }])).toEqual([401, 200]);
    });

    it('slow them down again where they have not been for long', async () => {
      expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(200);
      await letPass(server(), 91 * 24 * 3600);
      await statuses(server(), spread(25));
      expect((await tryToSignIn(server(), { password: admin.password })).statusCode).toBe(429);
    });
  });

  describe('in the database', () => {
    it('name neither people nor addresses', async () => {
      await tryToSignIn(server(), { username: 'my password, typed here' });
      const text = JSON.stringify(await rows(server()));
      expect(await rows(server())).toHaveLength(2);
      expect(text).not.toContain('password');
      expect(text).not.toContain(home());
    });

    it('are cleared away when they count no more, and addresses when they are trusted no more', async () => {
      await tryToSignIn(server(), { password: admin.password });
      await tryToSignIn(server(), { username: 'somebody' });
      await forgetOldAttempts(server().db);
      expect(await rows(server())).toHaveLength(3);
      await letPass(server(), 3601);
      await forgetOldAttempts(server().db);
      expect(await rows(server())).toEqual([
        expect.objectContaining({ trusted_until: expect.any(Date) as Date }),
      ]);
      await letPass(server(), 90 * 24 * 3600);
      await forgetOldAttempts(server().db);
      expect(await rows(server())).toEqual([]);
    });
  });
});

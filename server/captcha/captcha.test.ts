import type { Challenge } from 'altcha-lib';
import { describe, expect, it } from 'vitest';
import { API, describeDomainOnEachDatabase } from '../testing/domainServer.ts';
import { captchaToken, solve } from '../testing/captchas.ts';
import { testConfig } from '../testing/testApp.ts';
import { createCaptcha, type CaptchaAction } from './captcha.ts';
import { deleteExpiredCaptchas, markUsed } from './usedCaptchas.ts';

const challengeUrl = `${API}/captcha/challenge`;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** A captcha with the test server's secret, as another process would create it. */
const captchaOfServer = () => createCaptcha({ secret: testConfig().authSecret ?? '' });

const refusal = (message: string) =>
  expect.objectContaining({ status: 422, code: 'captcha_failed', message });

const MISSING = refusal('Please complete the captcha.');
const WRONG = refusal('The captcha could not be verified. Please complete it again.');
const EXPIRED = refusal('The captcha has expired. Please complete it again.');
const USED = refusal('The captcha has already been used. Please complete it again.');

interface Token {
  challenge: Challenge & { parameters: object };
  solution: { counter: number; derivedKey: string };
}

/** Returns the token with its content changed. */
function changed(token: string, change: (value: Token) => unknown): string {
  const value = JSON.parse(Buffer.from(token, 'base64').toString()) as Token;
  return Buffer.from(JSON.stringify(change(value))).toString('base64');
}

describeDomainOnEachDatabase('the captcha', (server) => {
  const usedRows = () => server().db.selectFrom('used_captcha').selectAll().execute();
  /** Checks and spends a token, as a new process each time. */
  const use = async (token: string | undefined, action: CaptchaAction) => {
    const spend = await captchaOfServer().check(token, action);
    return spend(server().db);
  };

  describe('challenge', () => {
    it('is bound to one form, expires after ten minutes and is not cached', async () => {
      const response = await server().get(`${challengeUrl}?action=subscribe`);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-store');
      const { parameters, signature } = response.json<Challenge>();
      expect(parameters).toMatchObject({
        algorithm: 'PBKDF2/SHA-256',
        cost: 2000,
        data: { action: 'subscribe' },
      });
      expect(signature).toMatch(/^[0-9a-f]{64}$/);
      const lifetime = (parameters.expiresAt ?? 0) * 1000 - Date.now();
      expect(lifetime).toBeGreaterThan(9.9 * MINUTE);
      expect(lifetime).toBeLessThanOrEqual(10 * MINUTE);
    });

    it('lasts long enough for a volunteer to upload a CV on a slow connection', async () => {
      const response = await server().get(`${challengeUrl}?action=volunteer`);
      const lifetime = (response.json<Challenge>().parameters.expiresAt ?? 0) * 1000 - Date.now();
      expect(lifetime).toBeGreaterThan(29.9 * MINUTE);
      expect(lifetime).toBeLessThanOrEqual(30 * MINUTE);
    });

    it('is different each time', async () => {
      const first = await server().get(`${challengeUrl}?action=subscribe`);
      const second = await server().get(`${challengeUrl}?action=subscribe`);
      expect(first.json<Challenge>().parameters.nonce).not.toBe(second.json<Challenge>().parameters.nonce);
    });

    it.each([
      ['', 400],
      ['?action=donate', 422],
    ])('is refused for %j', async (query, status) => {
      expect((await server().get(challengeUrl + query)).statusCode).toBe(status);
    });

    it('can be solved and then passes the check of another process with the same secret', async () => {
      const response = await server().get(`${challengeUrl}?action=volunteer`);
      const token = await solve(response.json());
      await expect(use(token, 'volunteer')).resolves.toBe(true);
    });
  });

  describe('token', () => {
    it('passes only once, even in another process', async () => {
      const token = await captchaToken('subscribe');
      await use(token, 'subscribe');
      await expect(use(token, 'subscribe')).rejects.toEqual(USED);
    });

    it('passes exactly once when spent concurrently', async () => {
      const token = await captchaToken('subscribe');
      const results = await Promise.allSettled(Array.from({ length: 8 }, () => use(token, 'subscribe')));
      expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await usedRows()).toHaveLength(1);
    });

    it('is spent only when the transaction commits, not when it is checked', async () => {
      const token = await captchaToken('subscribe');
      const { db } = server();
      const spend = await captchaOfServer().check(token, 'subscribe');
      const failing = db.transaction().execute(async (transaction) => {
        await spend(transaction);
        throw new Error('The row failed.');
      });
      await expect(failing).rejects.toThrow('The row failed.');
      expect(await usedRows()).toEqual([]);
      await spend(db);
      await expect(spend(db)).rejects.toEqual(USED);
    });

    it('tells a repeated request from a different use', async () => {
      const spend = await captchaOfServer().check(await captchaToken('subscribe'), 'subscribe');
      const { db } = server();
      expect([await spend(db, 'this'), await spend(db, 'this')]).toEqual([true, false]);
      await expect(spend(db, 'that')).rejects.toEqual(USED);
      await expect(spend(db)).rejects.toEqual(USED);
    });

    it('stores its use as a digest keyed with the secret', async () => {
      const { db } = server();
      const spendWith = async (secret: string) => {
        const token = await captchaToken('subscribe', { secret });
        await (
          await createCaptcha({ secret }).check(token, 'subscribe')
        )(db, 'this');
      };
      await spendWith('one secret, long enough for a captcha');
      await spendWith('another secret, long enough for a captcha');
      const digests = (await usedRows()).map(({ used_for: digest }) => digest);
      expect(new Set(digests).size).toBe(2);
      expect(digests).not.toContain('this');
    });

    it.each([undefined, ''])('is refused when missing (%j)', async (token) => {
      await expect(use(token, 'subscribe')).rejects.toEqual(MISSING);
    });

    it('is refused for another form, and still works for its own', async () => {
      const token = await captchaToken('volunteer');
      await expect(use(token, 'subscribe')).rejects.toEqual(WRONG);
      await expect(use(token, 'volunteer')).resolves.toBe(true);
    });

    it('is refused after it expired', async () => {
      const token = await captchaToken('subscribe', { lifetimeMs: -2000 });
      await expect(use(token, 'subscribe')).rejects.toEqual(EXPIRED);
      expect(await usedRows()).toEqual([]);
    });

    it('is refused when another installation issued it', async () => {
      const token = await captchaToken('subscribe', {
        secret: 'another secret, long enough for it',
      });
      await expect(use(token, 'subscribe')).rejects.toEqual(WRONG);
    });

    it.each<[string, (token: Token) => unknown]>([
      [
        'a later expiry',
        ({ challenge, ...rest }) => ({
          ...rest,
          challenge: { ...challenge, parameters: { ...challenge.parameters, expiresAt: 9_999_999_999 } },
        }),
      ],
      [
        'another nonce',
        ({ challenge, ...rest }) => ({
          ...rest,
          challenge: { ...challenge, parameters: { ...challenge.parameters, nonce: '00' } },
        }),
      ],
      [
        'no signature',
        ({ challenge: { parameters }, solution }) => ({ challenge: { parameters }, solution }),
      ],
      ['no solution', ({ challenge }) => ({ challenge })],
      ['a guessed solution', ({ challenge }) => ({ challenge, solution: { counter: 1, derivedKey: '00' } })],
      ['a solution of the wrong type', ({ challenge }) => ({ challenge, solution: [] })],
      ['no parameters', ({ solution }) => ({ challenge: { signature: 'a' }, solution })],
      ['nothing', () => null],
    ])('with %s is refused and not spent', async (_name, change) => {
      const token = await captchaToken('subscribe');
      const forged = changed(token, change);
      await expect(use(forged, 'subscribe')).rejects.toEqual(WRONG);
      await expect(use(token, 'subscribe')).resolves.toBe(true);
    });

    it.each(['nonsense', 'e30=', 'W10=', 'ÿ'])('is refused when malformed (%j)', async (token) => {
      await expect(use(token, 'subscribe')).rejects.toEqual(WRONG);
    });
  });

  it('deletes a used token only after it has expired everywhere', async () => {
    const { db } = server();
    const now = Date.now();
    await markUsed(db, { nonce: 'long expired', expiresAt: new Date(now - 2 * HOUR) });
    await markUsed(db, { nonce: 'just expired', expiresAt: new Date(now - MINUTE) });
    await markUsed(db, { nonce: 'valid', expiresAt: new Date(now + MINUTE) });
    await deleteExpiredCaptchas(db);
    const kept = (await usedRows()).map(({ nonce }) => nonce);
    expect(kept.toSorted()).toEqual(['just expired', 'valid']);
  });
});

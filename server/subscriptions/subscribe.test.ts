import { createHash } from 'node:crypto';
import { afterEach, expect, it, vi } from 'vitest';
import { API, describeDomainOnEachDatabase } from '../testing/domainServer.ts';
import { captchaToken } from '../testing/captchas.ts';

const url = `${API}/subscription/`;
const email = 'reader@news.example';

afterEach(() => vi.useRealTimers());

const token = () => captchaToken('subscribe');

describeDomainOnEachDatabase('subscribing to the newsletter', (server) => {
  const subscribe = (address: string, captcha: string) =>
    server().post(url, { email: address, captcha_token: captcha });
  const rows = () => server().db.selectFrom('subscription').select(['email', 'active']).execute();

  it('stores an active subscription', async () => {
    const response = await subscribe(email, await token());
    expect(response.statusCode).toBe(201);
    expect(response.json()).toEqual({ message: 'Subscribed.' });
    expect(await rows()).toEqual([{ email, active: true }]);
  });

  it.each([email, 'READER@News.example'])('returns 409 when %s is already subscribed', async (again) => {
    await subscribe(email, await token());
    const response = await subscribe(again, await token());
    expect(response.statusCode).toBe(409);
    expect(response.json()).toEqual({ message: 'This email already exists.', code: 'already_exists' });
    expect(await rows()).toEqual([{ email, active: true }]);
  });

  it('reactivates an unsubscribed reader', async () => {
    await server().db.insertInto('subscription').values({ email, active: false }).execute();
    const response = await subscribe(email.toUpperCase(), await token());
    expect(response.statusCode).toBe(201);
    expect(await rows()).toEqual([{ email, active: true }]);
  });

  it('stores one row for concurrent requests', async () => {
    const tokens = await Promise.all(Array.from({ length: 6 }, token));
    const responses = await Promise.all(tokens.map((captcha) => subscribe(email, captcha)));
    const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
    expect(statuses).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await rows()).toHaveLength(1);
  });

  it.each(['reader', 'reader@', '', 'a b@news.example', `${'a'.repeat(250)}@news.example`])(
    'refuses %j without spending the captcha',
    async (address) => {
      const captcha = await token();
      const response = await subscribe(address, captcha);
      expect(response.statusCode).toBe(422);
      expect(response.json()).toMatchObject({
        code: 'validation_failed',
        details: [{ field: 'email', message: expect.any(String) }],
      });
      expect((await subscribe(email, captcha)).statusCode).toBe(201);
    },
  );

  it('says "invalid" for a malformed address', async () => {
    const response = await subscribe('reader', await token());
    expect(response.json()).toMatchObject({ message: 'Email is invalid: it must be an email address.' });
  });

  it('stores nothing without a captcha', async () => {
    const response = await server().post(url, { email });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      message: 'Please complete the captcha.',
      code: 'captcha_failed',
      details: [{ field: 'captcha_token', message: 'is missing' }],
    });
    expect(await rows()).toEqual([]);
  });

  it('stores nothing with a used captcha', async () => {
    const captcha = await token();
    await subscribe(email, captcha);
    const response = await subscribe('other@news.example', captcha);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({
      message: 'The captcha has already been used. Please complete it again.',
      code: 'captcha_failed',
    });
    expect(await rows()).toEqual([{ email, active: true }]);
  });

  it('returns 409 when the same request is retried after a lost response', async () => {
    const captcha = await token();
    const responses = await Promise.all([subscribe(email, captcha), subscribe(email, captcha)]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 409]);
    const later = await subscribe('Reader@news.example', captcha);
    expect(later.json()).toMatchObject({ code: 'already_exists' });
    expect((await subscribe('other@news.example', captcha)).statusCode).toBe(422);
    expect(await rows()).toEqual([{ email, active: true }]);
  });

  it('leaves no unkeyed digest of the address in the database', async () => {
    await subscribe(email, await token());
    const { used_for: digest } = await server()
      .db.selectFrom('used_captcha')
      .select('used_for')
      .executeTakeFirstOrThrow();
    expect(digest).toMatch(/^[\w-]{43}$/);
    expect(digest).not.toBe(createHash('sha256').update(email).digest('base64url'));
  });

  it('does not reactivate a reader who unsubscribed after the captcha was spent', async () => {
    const captcha = await token();
    await subscribe(email, captcha);
    await server().db.updateTable('subscription').set({ active: false }).execute();
    expect((await subscribe(email, captcha)).statusCode).toBe(409);
    expect(await rows()).toEqual([{ email, active: false }]);
  });

  it('stores one of two addresses sent concurrently with the same captcha', async () => {
    const captcha = await token();
    const responses = await Promise.all([
      subscribe('first@news.example', captcha),
      subscribe('second@news.example', captcha),
    ]);
    expect(responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(await rows()).toHaveLength(1);
  });

  it('stores nothing with another form’s captcha', async () => {
    const response = await subscribe(email, await captchaToken('volunteer'));
    expect(response.json()).toMatchObject({
      message: 'The captcha could not be verified. Please complete it again.',
      code: 'captcha_failed',
    });
    expect(await rows()).toEqual([]);
  });

  it('stores nothing with an expired captcha', async () => {
    const captcha = await token();
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 10 * 60_000 + 1000 });
    const response = await subscribe(email, captcha);
    expect(response.statusCode).toBe(422);
    expect(response.json()).toMatchObject({ message: 'The captcha has expired. Please complete it again.' });
    expect(await rows()).toEqual([]);
  });

  it('never says "exists" or "invalid" about a captcha, because screens look for those words', async () => {
    const used = await token();
    await subscribe(email, used);
    const tokens = [used, 'nonsense', '', await captchaToken('subscribe', { lifetimeMs: -2000 })];
    const responses = await Promise.all(tokens.map((captcha) => subscribe('other@news.example', captcha)));
    for (const response of responses) {
      expect(response.json()).toMatchObject({ code: 'captcha_failed' });
      expect(response.json<{ message: string }>().message).not.toMatch(/exists|invalid/i);
    }
  });
});

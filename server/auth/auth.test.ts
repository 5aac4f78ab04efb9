import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import {
  admin,
  API,
  describeDomain,
  describeDomainOnEachDatabase,
  signInAsAdmin,
} from '../testing/domainServer.ts';
import { createTokens } from './tokens.ts';

const register = `${API}/auth/register`;
const login = `${API}/auth/login`;
const protectedList = `${API}/donation/donations`;

describe('tokens', () => {
  const secret = 'a secret for the tests of tokens';
  const tokens = createTokens(secret);
  const subject = { adminId: 7, tokenVersion: 2 };

  it('are valid for eight hours', async () => {
    const { token, expiresAt } = await tokens.issue(subject);
    expect(await tokens.read(token)).toEqual(subject);
    expect(expiresAt.getTime() - Date.now()).toBeGreaterThan(7.9 * 3_600_000);
    expect(expiresAt.getTime() - Date.now()).toBeLessThanOrEqual(8 * 3_600_000);
  });

  it('are rejected after they expired', async () => {
    const { token } = await tokens.issue(subject, new Date(Date.now() - 8 * 3_600_000 - 1000));
    expect(await tokens.read(token)).toBeNull();
  });

  it('are rejected with another secret, another issuer, no expiry or no algorithm', async () => {
    const key = new TextEncoder().encode(secret);
    const foreign = await createTokens('another secret of enough letters').issue(subject);
    const claims = new SignJWT({ version: 2 }).setProtectedHeader({ alg: 'HS256' }).setSubject('7');
    const endless = await claims.setIssuer('kitbridge').sign(key);
    const stranger = await claims.setIssuer('elsewhere').setExpirationTime('1h').sign(key);
    const unsigned = `${btoa('{"alg":"none"}')}.${btoa('{"sub":"7","version":2,"iss":"kitbridge","exp":9999999999}')}.`;
    expect(await tokens.read(foreign.token)).toBeNull();
    expect(await tokens.read(endless)).toBeNull();
    expect(await tokens.read(stranger)).toBeNull();
    expect(await tokens.read(unsigned)).toBeNull();
    expect(await tokens.read('not a token')).toBeNull();
  });
});

describeDomainOnEachDatabase('administrators', (server) => {
  describe('registration', () => {
    it('is open for the first administrator only', async () => {
      const first = await server().post(register, admin);
      expect(first.statusCode).toBe(201);
      expect(first.json()).toEqual({ user: { username: admin.username, email: admin.email } });
      const second = await server().post(register, { ...admin, username: 'eve', email: 'eve@x.example' });
      expect(second.statusCode).toBe(403);
      expect(second.json()).toEqual({
        message: 'Registration is closed. Ask an administrator to add you.',
        code: 'registration_closed',
      });
    });

    it('accepts exactly one of several concurrent first administrators', async () => {
      const responses = await Promise.all(
        Array.from({ length: 8 }, (_, index) =>
          server().post(register, { ...admin, username: `first${index}`, email: `first${index}@x.example` }),
        ),
      );
      const statuses = responses.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b);
      expect(statuses).toEqual([201, ...Array.from({ length: 7 }, () => 403)]);
      expect(await server().db.selectFrom('admin_user').select('id').execute()).toHaveLength(1);
    });

    it('lets an administrator add another, once, ignoring case', async () => {
      const headers = await signInAsAdmin(server());
      const other = { username: 'Bola', password: 'another phrase', email: 'bola@x.example' };
      expect((await server().post(register, other, headers)).statusCode).toBe(201);
      const sameName = await server().post(
        register,
        { ...other, username: 'BOLA', email: 'b@x.example' },
        headers,
      );
      expect(sameName.statusCode).toBe(409);
      expect(sameName.json()).toMatchObject({
        message: 'An administrator with this username already exists.',
        details: [{ field: 'username', message: 'is taken' }],
      });
      const sameEmail = await server().post(
        register,
        { ...other, username: 'b', email: 'Bola@X.example' },
        headers,
      );
      expect(sameEmail.statusCode).toBe(409);
      expect(sameEmail.json()).toMatchObject({ details: [{ field: 'email', message: 'is taken' }] });
    });

    it('refuses a username that is another administrator’s email', async () => {
      const headers = await signInAsAdmin(server());
      const thief = { username: admin.email, password: 'another phrase', email: 'thief@x.example' };
      expect((await server().post(register, thief, headers)).statusCode).toBe(409);
    });

    it('returns 401 for an invalid token', async () => {
      const response = await server().post(register, admin, { authorization: 'Bearer forged' });
      expect(response.statusCode).toBe(401);
      expect(await server().db.selectFrom('admin_user').select('id').execute()).toEqual([]);
    });

    it.each([
      [{ ...admin, password: 'short' }, 422],
      [{ ...admin, email: 'not an email' }, 422],
      [{ ...admin, username: 'two words' }, 422],
      [{ username: 'amina' }, 400],
      [{ ...admin, role: 'owner' }, 400],
    ])('refuses %j', async (body, status) => {
      expect((await server().post(register, body)).statusCode).toBe(status);
      expect(await server().db.selectFrom('admin_user').select('id').execute()).toEqual([]);
    });
  });

  describe('signing in', () => {
    it.each([
      ['the username', admin.username],
      ['the username in another case', admin.username.toUpperCase()],
      ['the email', admin.email.toLowerCase()],
    ])('works with %s', async (_name, username) => {
      await server().post(register, admin);
      const response = await server().post(login, { username, password: admin.password });
      expect(response.statusCode).toBe(200);
      expect(response.json()).toMatchObject({ user: { username: admin.username, email: admin.email } });
      expect(response.body).not.toContain('argon2');
      const { access_token: token } = response.json<{ access_token: string }>();
      const list = await server().get(protectedList, { authorization: `Bearer ${token}` });
      expect(list.statusCode).toBe(200);
    });

    it('returns the same error for a wrong password and an unknown user', async () => {
      await server().post(register, admin);
      const wrong = await server().post(login, { username: admin.username, password: 'wrong pass phrase' });
      const unknown = await server().post(login, { username: 'nobody', password: admin.password });
      expect(wrong.statusCode).toBe(401);
      expect(unknown.statusCode).toBe(401);
      expect(wrong.body).toBe(unknown.body);
      expect(wrong.json()).toEqual({
        message: 'The username or password is wrong.',
        code: 'wrong_credentials',
      });
    });

    it('stores only a hash of the password', async () => {
      await server().post(register, admin);
      const { password_hash: hash } = await server()
        .db.selectFrom('admin_user')
        .selectAll()
        .executeTakeFirstOrThrow();
      expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    });

    it('ends when the token version is incremented', async () => {
      const headers = await signInAsAdmin(server());
      expect((await server().get(protectedList, headers)).statusCode).toBe(200);
      await server().db.updateTable('admin_user').set({ token_version: 2 }).execute();
      expect((await server().get(protectedList, headers)).statusCode).toBe(401);
    });

    it('ends when the administrator is deleted', async () => {
      const headers = await signInAsAdmin(server());
      await server().db.deleteFrom('admin_user').execute();
      expect((await server().get(protectedList, headers)).statusCode).toBe(401);
    });
  });

  describe('authorisation', () => {
    it.each([`${API}/donation/donations`, `${API}/project/project_stats/`])(
      'GET %s requires an administrator',
      async (url) => {
        const headers = await signInAsAdmin(server());
        expect((await server().get(url)).statusCode).toBe(401);
        expect((await server().get(url, { authorization: 'Bearer forged' })).statusCode).toBe(401);
        expect((await server().get(url, headers)).statusCode).toBe(200);
      },
    );

    it('GET /api/project/ is public, but refuses an invalid token', async () => {
      expect((await server().get(`${API}/project/`)).statusCode).toBe(200);
      const forged = await server().get(`${API}/project/`, { authorization: 'Bearer forged' });
      expect(forged.statusCode).toBe(401);
    });
  });
});

describeDomain(
  'registration when disabled',
  (server) => {
    it('is closed from the start', async () => {
      expect((await server().post(register, admin)).statusCode).toBe(403);
    });
  },
  { allowRegistration: false },
);

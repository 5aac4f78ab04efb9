import { describe, expect, it } from 'vitest';
import { admin, API, describeDomain, signInAsAdmin } from '../testing/domainServer.ts';

const register = `${API}/auth/register`;
const login = `${API}/auth/login`;

describeDomain('registration passwords', (server) => {
  it.each([
    ['spaces', ' '.repeat(8)],
    ['tabs and other blanks', '\t\u00A0\u3000\u200B'.repeat(3)],
  ])('refuses a password of only %s', async (_name, password) => {
    const response = await server().post(register, { ...admin, password });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      message: 'The password cannot be only spaces. Choose a different one.',
      code: 'validation_failed',
      details: [{ field: 'password', message: 'must not contain only spaces' }],
    });
    expect(await server().db.selectFrom('admin_user').select('id').execute()).toEqual([]);
  });

  it('keeps spaces around a pass phrase', async () => {
    const body = { ...admin, password: ' a long  phrase ' };
    expect((await server().post(register, body)).statusCode).toBe(201);
    const response = await server().post(login, { username: admin.username, password: body.password });
    expect(response.statusCode).toBe(200);
  });
});

describeDomain('administrator names', (server) => {
  it.each(['\u200B', '\u3164', '\u2800'])('refuse the invisible name %j', async (username) => {
    const response = await server().post(register, { ...admin, username });
    expect([response.statusCode, response.json()]).toMatchObject([
      422,
      { details: [{ field: 'username', message: 'must not be empty' }] },
    ]);
    expect(await server().db.selectFrom('admin_user').select('id').execute()).toEqual([]);
  });

  it.each([
    ['Amina', 'am\u0130na'],
    ['Amina', '\uFF21mina'],
    ['Amina', 'Am\u00ADina'],
    ['Zoe\u0308', 'ZO\u00CB'],
    ['\u03BD\u03B9\u03BA\u03BF\u03C2', '\u039D\u0399\u039A\u039F\u03A3'],
    ['\u03BD\u03B9\u03BA\u03BF\u03C2', '\u03BD\u03B9\u03BA\u03BF\u03C3'],
    ['strau\u00DF', 'STRAUSS'],
  ])('treat %s and %s as the same name', async (username, alike) => {
    expect((await server().post(register, { ...admin, username })).statusCode).toBe(201);
    const signedIn = await server().post(login, { username: alike, password: admin.password });
    expect(signedIn.statusCode).toBe(200);
    const { access_token: token } = signedIn.json<{ access_token: string }>();
    const second = await server().post(
      register,
      { ...admin, username: alike, email: 'second@x.example' },
      { authorization: `Bearer ${token}` },
    );
    expect(second.statusCode).toBe(409);
    expect(second.json()).toMatchObject({ details: [{ field: 'username', message: 'is taken' }] });
  });
});

const FOREIGN = [
  'evil.example',
  'evil.example:3000',
  'localhost.evil.example',
  '127.0.0.1.evil.example:80',
  '192.0.2.7',
];
const LOCAL = ['localhost', 'LOCALHOST:5173', '127.0.0.1:3000', '127.0.0.1', '[::1]:3000', '[::1]'];

describeDomain('first registration on a loopback address', (server) => {
  it.each(FOREIGN)('refuses the Host %j', async (host) => {
    const response = await server().post(register, admin, { host, 'x-forwarded-host': 'localhost' });
    expect(response.statusCode).toBe(403);
    expect(response.json()).toEqual({
      message:
        'The first administrator registers at https://kitbridge.example/admin/register. For another address, set PUBLIC_URL.',
      code: 'registration_elsewhere',
    });
    expect(await server().db.selectFrom('admin_user').select('id').execute()).toEqual([]);
  });

  it.each(LOCAL)('accepts the Host %s', async (host) => {
    expect((await server().post(register, admin, { host })).statusCode).toBe(201);
  });

  it('does not check the Host once administrators add each other', async () => {
    const headers = await signInAsAdmin(server());
    const other = { ...admin, username: 'bola', email: 'bola@x.example' };
    const closed = await server().post(register, other, { host: 'evil.example' });
    expect([closed.statusCode, closed.json<{ code: string }>().code]).toEqual([403, 'registration_closed']);
    const added = await server().post(register, other, { host: 'evil.example', ...headers });
    expect(added.statusCode).toBe(201);
  });
});

describe.each([
  ['listening on all addresses', { host: '0.0.0.0', allowRegistration: true }],
  ['with PUBLIC_URL', { publicUrl: 'https://kitbridge.example' }],
])('a server %s', (_where, changes) => {
  describeDomain(
    'and its first registration',
    (server) => {
      it('accepts any Host', async () => {
        const response = await server().post(register, admin, { host: 'kitbridge.example' });
        expect(response.statusCode).toBe(201);
      });
    },
    changes,
  );
});

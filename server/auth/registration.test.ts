import { expect, it } from 'vitest';
import { admin, API, describeDomain } from '../testing/domainServer.ts';

const register = `${API}/auth/register`;
const login = `${API}/auth/login`;

describeDomain('the password of a registration', (server) => {
  it.each([
    ['spaces', ' '.repeat(8)],
    ['tabs and other blanks', '\t\u00A0\u3000\u200B'.repeat(3)],
  ])('refuses a password of nothing but %s', async (_name, password) => {
    const answer = await server().post(register, { ...admin, password });
    expect(answer.statusCode).toBe(422);
    expect(answer.json()).toEqual({
      message: 'The password is nothing but spaces. Choose another one.',
      code: 'validation_failed',
      details: [{ field: 'password', message: 'must not be nothing but spaces' }],
    });
    expect(await server().db.selectFrom('admin_user').select('id').execute()).toEqual([]);
  });

  it('takes a phrase with spaces around it as it is', async () => {
    const body = { ...admin, password: ' a long  phrase ' };
    expect((await server().post(register, body)).statusCode).toBe(201);
    const answer = await server().post(login, { username: admin.username, password: body.password });
    expect(answer.statusCode).toBe(200);
  });
});

import { db } from '@/mocks/db';
import { http } from '@/mocks/http';
import { isValidAuthorization, isWrongPassword } from '@/mocks/magicValues';

const SESSION_MS = 8 * 60 * 60 * 1000;

/** Anyone can sign in: a known administrator by name or email, or one made up from the input. */
function userFor(name: string) {
  const known = db.tables.admins.find(({ username, email }) => name === username || name === email);
  const email = name.includes('@') ? name : `${name}@kitbridge.example`;
  return known ?? { username: name, email };
}

export const authHandlers = {
  login: http.post('/api/auth/login', async ({ request, response }) => {
    const { username, password } = await request.json();
    if (isWrongPassword(password)) {
      return response(401).json({
        message: 'The username or password is wrong.',
        code: 'wrong_credentials',
      });
    }
    return response(200).json({
      access_token: `token-of-${encodeURIComponent(username)}`,
      expires_at: new Date(Date.now() + SESSION_MS).toISOString(),
      user: userFor(username),
    });
  }),

  register: http.post('/api/auth/register', async ({ request, response }) => {
    if (!isValidAuthorization(request.headers.get('Authorization'))) {
      return response(403).json({
        message: 'Registration is closed. Ask an administrator to add you.',
        code: 'registration_closed',
      });
    }
    const { username, email } = await request.json();
    if (db.tables.admins.some((admin) => admin.username === username || admin.email === email)) {
      return response(409).json({
        message: 'An administrator with this username or email already exists.',
        code: 'already_exists',
      });
    }
    db.tables.admins.push({ username, email });
    return response(201).json({ user: { username, email } });
  }),
};

import type { Kysely } from 'kysely';
import type { Config } from '../config.ts';
import type { Authenticate, Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import { HttpError } from '../http/errors.ts';
import { isLoopback } from '../http/loopback.ts';
import { adminByLogin, adminByToken } from './adminUsers.ts';
import type { LoginThrottle } from './loginThrottle.ts';
import { isLoopbackHost } from './isLoopbackHost.ts';
import { passwordMatches } from './passwords.ts';
import { registerAdmin } from './registration.ts';
import type { Tokens } from './tokens.ts';

interface AuthDependencies {
  db: Kysely<Database>;
  tokens: Tokens;
  loginThrottle: LoginThrottle;
  /** The website's public origin, without a trailing slash. */
  origin: () => string;
  config: Pick<Config, 'allowRegistration' | 'host' | 'publicUrl'>;
}

/** Signing in, and adding administrators. */
export function authHandlers({
  db,
  tokens,
  loginThrottle,
  origin,
  config,
}: AuthDependencies): Pick<Handlers, 'login' | 'register'> {
  // Any website can point its own name at this machine (DNS rebinding) and would be the first to register.
  const isForThisMachine = config.publicUrl === null && isLoopback(config.host);

  return {
    login: async ({ body, address }) => {
      const user = await adminByLogin(db, body.username);
      const attempt = { login: body.username, address };
      await loginThrottle.attempt(attempt);
      const matches = await passwordMatches(body.password, user?.password_hash);
      if (!user || !matches)
        throw new HttpError(401, 'wrong_credentials', 'The username or password is wrong.');
      await loginThrottle.succeeded(attempt);
      const { token, expiresAt } = await tokens.issue({ adminId: user.id, tokenVersion: user.token_version });
      return {
        status: 200,
        body: {
          access_token: token,
          expires_at: expiresAt.toISOString(),
          user: { username: user.username, email: user.email },
        },
      };
    },

    register: async ({ body, admin, host }) => {
      await registerAdmin(body, {
        db,
        byAdmin: admin !== null,
        openForFirst: config.allowRegistration,
        onlyAt: isForThisMachine && !isLoopbackHost(host) ? origin() : null,
      });
      return { status: 201, body: { user: { username: body.username, email: body.email } } };
    },
  };
}

/** Verifies the token's signature and checks with the database that the administrator still exists and the token is current. */
export function createAuthenticate(db: Kysely<Database>, tokens: Tokens): Authenticate {
  return async (token) => {
    const subject = await tokens.read(token);
    const user = subject && (await adminByToken(db, subject));
    return user ? { id: user.id, username: user.username, email: user.email } : null;
  };
}

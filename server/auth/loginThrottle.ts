import type { CreateRateLimit } from '../database/storedRateLimits.ts';
import { tooManyRequests } from '../http/errors.ts';
import { networkOf } from '../http/network.ts';
import { foldName } from './foldName.ts';

/** An attempt to sign in. */
export interface Attempt {
  /** The username or email as typed. */
  login: string;
  /** The client's IP address. */
  address: string;
}

/** Slows down guessing passwords without locking anyone out for long. */
export interface LoginThrottle {
  /**
   * Call before the password is compared, whether or not the account exists. The attempt counts as a failure until
   * {@link LoginThrottle.succeeded}, so that many at once cannot slip through.
   *
   * @throws HttpError 429 when there have been too many
   */
  attempt(attempt: Attempt): Promise<void>;
  /** The password was right. */
  succeeded(attempt: Attempt): Promise<void>;
}

/** For one name from one network. A short period: the right password has another chance every minute. */
const FROM_ONE_NETWORK = { points: 10, seconds: 60 };
/** For one name from all networks together, so that using many addresses is no way around. */
const FROM_EVERYWHERE = { points: 50, seconds: 5 * 60 };
/** After a successful sign-in, failures elsewhere do not slow down the same name on the same network. */
const TRUSTED = { points: 1, seconds: 90 * 24 * 60 * 60 };

/**
 * Counts by the name as typed, never by account: were the failures of a username to slow down the email of the same
 * account, that would tell that the account exists.
 */
export function createLoginThrottle(createLimit: CreateRateLimit): LoginThrottle {
  const here = createLimit({ name: 'login-network', ...FROM_ONE_NETWORK });
  const everywhere = createLimit({ name: 'login-name', ...FROM_EVERYWHERE });
  const trusted = createLimit({ name: 'login-trusted', ...TRUSTED });

  return {
    attempt: async ({ login, address }) => {
      const name = foldName(login);
      const network = networkOf(address);
      let wait = await here.consume(name, network);
      if (wait === 0 && !(await trusted.has(name, network))) wait = await everywhere.consume(name);
      if (wait > 0) throw tooManyRequests(wait);
    },

    succeeded: async ({ login, address }) => {
      const name = foldName(login);
      const network = networkOf(address);
      await here.reset(name, network);
      await everywhere.reset(name);
      await trusted.reset(name, network);
      await trusted.consume(name, network);
    },
  };
}

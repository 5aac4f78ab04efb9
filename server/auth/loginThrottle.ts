import type { CreateRateLimit } from '../database/storedRateLimits.ts';
import { tooManyRequests } from '../http/errors.ts';
import { networkOf } from '../http/network.ts';
import { normaliseName } from './normaliseName.ts';

/** A sign-in attempt. */
export interface Attempt {
  /** The username or email as typed. */
  login: string;
  /** The client's IP address. */
  address: string;
}

/** Throttles password guessing without locking anyone out for long. */
export interface LoginThrottle {
  /**
   * Call before comparing the password, whether or not the account exists. Counts as a failure until {@link LoginThrottle.succeeded}, so
   * that concurrent attempts are counted too.
   *
   * @throws HttpError 429 after too many attempts
   */
  attempt(attempt: Attempt): Promise<void>;
  /** Resets the count after the right password. */
  succeeded(attempt: Attempt): Promise<void>;
}

/** Per name and network. A short period, so that the right password gets another chance every minute. */
const FROM_ONE_NETWORK = { points: 10, seconds: 60 };
/** Per name across all networks, against guessing from many addresses. */
const FROM_EVERYWHERE = { points: 50, seconds: 5 * 60 };
/** After a successful sign-in, failures elsewhere do not throttle the same name on this network. */
const TRUSTED = { points: 1, seconds: 90 * 24 * 60 * 60 };

/**
 * Counts by the name as typed, not by account: throttling an account's email because of its username would reveal that it exists.
 */
export function createLoginThrottle(createLimit: CreateRateLimit): LoginThrottle {
  const here = createLimit({ name: 'login-network', ...FROM_ONE_NETWORK });
  const everywhere = createLimit({ name: 'login-name', ...FROM_EVERYWHERE });
  const trusted = createLimit({ name: 'login-trusted', ...TRUSTED });

  return {
    attempt: async ({ login, address }) => {
      const name = normaliseName(login);
      const network = networkOf(address);
      let wait = await here.consume(name, network);
      if (wait === 0 && !(await trusted.has(name, network))) wait = await everywhere.consume(name);
      if (wait > 0) throw tooManyRequests(wait);
    },

    succeeded: async ({ login, address }) => {
      const name = normaliseName(login);
      const network = networkOf(address);
      await here.reset(name, network);
      await everywhere.reset(name);
      await trusted.reset(name, network);
      await trusted.consume(name, network);
    },
  };
}

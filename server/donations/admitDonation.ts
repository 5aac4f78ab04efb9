import type { Kysely } from 'kysely';
import type { Captcha } from '../captcha/captcha.ts';
import type { CreateRateLimit } from '../database/storedRateLimits.ts';
import type { Database } from '../database/tables.ts';
import { ruleBroken } from '../http/errors.ts';
import { networkOf } from '../http/network.ts';

/**
 * Donations per network without a captcha. A mobile network puts thousands of phones behind one address, so more require a captcha
 * instead of being refused.
 */
const WITHOUT_CAPTCHA = { points: 5, seconds: 10 * 60 };

/**
 * Admits a donation. Call in the transaction that stores it, so that a rollback neither spends the token nor counts.
 *
 * @throws HttpError 422 `captcha_required` or `captcha_failed`
 */
export type AdmitDonation = (transaction: Kysely<Database>) => Promise<void>;

/** Checks a captcha token up front, because that takes some CPU time. */
export type PrepareAdmission = (token: string | undefined, address: string) => Promise<AdmitDonation>;

export function createAdmission(captcha: Captcha, createLimit: CreateRateLimit): PrepareAdmission {
  const limit = createLimit({ name: 'donations', ...WITHOUT_CAPTCHA });
  return async (token, address) => {
    if (token) {
      const spend = await captcha.check(token, 'donation');
      return async (transaction) => void (await spend(transaction));
    }
    return async (transaction) => {
      if ((await limit.within(transaction).consume(networkOf(address))) === 0) return;
      throw ruleBroken(
        'Please complete the captcha to continue.',
        [{ field: 'captcha_token', message: 'is required' }],
        'captcha_required',
      );
    };
  };
}

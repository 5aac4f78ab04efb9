import type { Kysely } from 'kysely';
import type { Captcha } from '../captcha/captcha.ts';
import type { CreateRateLimit } from '../database/storedRateLimits.ts';
import type { Database } from '../database/tables.ts';
import { ruleBroken } from '../http/errors.ts';
import { networkOf } from '../http/network.ts';

/**
 * Donations that one network may start without a captcha. A mobile network puts thousands of phones behind one address,
 * so beyond this a captcha is asked for and nobody is turned away.
 */
const WITHOUT_CAPTCHA = { points: 5, seconds: 10 * 60 };

/**
 * Lets a donation be stored, or refuses it. Call in the transaction that stores it, so that a token is not used up, and
 * nothing is counted, for a donation that is not stored.
 *
 * @throws HttpError 422 `captcha_required` or `captcha_failed`
 */
export type AdmitDonation = (transaction: Kysely<Database>) => Promise<void>;

/** A captcha token is checked before anything else; it takes some computing. */
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

import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Captcha } from '../captcha/captcha.ts';
import type { CreateRateLimit } from '../database/storedRateLimits.ts';
import type { Database } from '../database/tables.ts';
import { validationFailed, tooManyRequests } from '../http/errors.ts';
import { networkOf } from '../http/network.ts';

/**
 * Donations per network without a captcha. A mobile network puts thousands of phones behind one address, so more require a captcha
 * instead of being refused.
 */
const WITHOUT_CAPTCHA = { points: 5, seconds: 10 * 60 };

/** Thieves test stolen cards with many small donations. These limits hold with a captcha, too. */
const PER_NETWORK = { points: 120, seconds: 10 * 60 };
const PER_EMAIL = { points: 20, seconds: 60 * 60 };

/** Operators set an alert on this line: see docs/deployment.md. */
const FLOOD = 'Donations refused: too many were started. This may be card testing';

/**
 * Admits a donation. Call in the transaction that stores it, so that a rollback neither spends the token nor counts.
 *
 * @throws HttpError 422 `captcha_required` or `captcha_failed`, 429
 */
export type AdmitDonation = (transaction: Kysely<Database>) => Promise<void>;

/** Checks a captcha token up front, because that takes some CPU time. */
export type PrepareAdmission = (
  donation: { captcha_token?: string; donor_email: string },
  address: string,
  log: Pick<FastifyBaseLogger, 'warn'>,
) => Promise<AdmitDonation>;

export function createAdmission(captcha: Captcha, createLimit: CreateRateLimit): PrepareAdmission {
  const withoutCaptcha = createLimit({ name: 'donations', ...WITHOUT_CAPTCHA });
  const perNetwork = createLimit({ name: 'donations of a network', ...PER_NETWORK });
  const perEmail = createLimit({ name: 'donations of an email', ...PER_EMAIL });
  return async ({ captcha_token: token, donor_email: email }, address, log) => {
    const network = networkOf(address);
    const spend = token ? await captcha.check(token, 'donation') : null;

    async function refuseFlood(transaction: Kysely<Database>): Promise<void> {
      const ofNetwork = await perNetwork.within(transaction).consume(network);
      const wait = ofNetwork || (await perEmail.within(transaction).consume(email.trim().toLowerCase()));
      if (wait === 0) return;
      log.warn({ limit: ofNetwork ? 'network' : 'email' }, FLOOD);
      throw tooManyRequests(wait, 'Too many donations were started.');
    }

    return async (transaction) => {
      await refuseFlood(transaction);
      if (spend) {
        await spend(transaction);
        return;
      }
      if ((await withoutCaptcha.within(transaction).consume(network)) === 0) return;
      throw validationFailed(
        'Please complete the captcha to continue.',
        [{ field: 'captcha_token', message: 'is required' }],
        'captcha_required',
      );
    };
  };
}

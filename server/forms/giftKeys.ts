import { createHmac, hkdfSync } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { digestOf, type DonationRequest } from '../donations/createDonation.ts';
import { donationByKey } from '../donations/donationRows.ts';
import { networkOf } from '../http/network.ts';

/** In milliseconds. */
const WINDOW_MS = 60 * 60_000;

/** The idempotency key of a gift from a form that could not make one, because cached HTML is the same for everybody. */
export type GiftKeys = (gift: DonationRequest, address: string) => Promise<string>;

/**
 * The same gift from the same network within an hour has the same key while it is unpaid, so that a second press leads to the
 * first one's checkout. Once it is paid or has failed, the same gift is a new one.
 *
 * @param secret at least 32 private characters; without it, the keys cannot be guessed
 */
export function createGiftKeys(db: Kysely<Database>, secret: string): GiftKeys {
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'kitbridge form gift', 32));
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64url');
  return async (gift, address) => {
    const time = Math.floor(Date.now() / WINDOW_MS);
    let key = sign([digestOf(gift), networkOf(address), time].join(' '));
    for (;;) {
      // oxlint-disable-next-line no-await-in-loop -- each key depends on the gift with the one before
      const earlier = await donationByKey(db, key);
      if (!earlier || earlier.status === 'pending') return key;
      key = sign(key);
    }
  };
}

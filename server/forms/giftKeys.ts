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
 * @param secret at least 32 private characters, which keep the keys from being guessed
 */
export function createGiftKeys(db: Kysely<Database>, secret: string): GiftKeys {
  const signingKey = Buffer.from(hkdfSync('sha256', secret, '', 'kitbridge form gift', 32));
  const sign = (text: string) => createHmac('sha256', signingKey).update(text).digest('base64url');
  const usable = async (key: string): Promise<string> => {
    const earlier = await donationByKey(db, key);
    return !earlier || earlier.status === 'pending' ? key : usable(sign(key));
  };
  return (gift, address) => {
    const time = Math.floor(Date.now() / WINDOW_MS);
    return usable(sign([digestOf(gift), networkOf(address), time].join(' ')));
  };
}

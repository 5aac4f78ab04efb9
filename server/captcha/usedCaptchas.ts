import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Processes that share a database may disagree about the time by this much. */
const CLOCK_DIFFERENCE_MS = 60 * 60_000;

/** Marks a challenge as used. False when it was used before; of several calls at once exactly one gets true. */
export async function markUsed(
  db: Kysely<Database>,
  { nonce, expiresAt }: { nonce: string; expiresAt: Date },
): Promise<boolean> {
  const marked = await db
    .insertInto('used_captcha')
    .values({ nonce, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  return marked !== undefined;
}

/** Forgets what has expired long enough that nobody accepts it any more. */
export async function forgetExpiredCaptchas(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('used_captcha')
    .where('expires_at', '<', new Date(Date.now() - CLOCK_DIFFERENCE_MS))
    .execute();
}

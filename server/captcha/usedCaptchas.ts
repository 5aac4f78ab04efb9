import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** Processes that share a database may disagree about the time by this much. */
const CLOCK_DIFFERENCE_MS = 60 * 60_000;

interface Use {
  nonce: string;
  expiresAt: Date;
  /** Keyed digest of what it was used for; undefined where a repetition is like any other use. */
  usedFor?: string | undefined;
}

/**
 * Marks a challenge as used. Of several calls at once exactly one is the first.
 *
 * @returns whether it was the first use, one for the same as the first, or another one
 */
export async function markUsed(
  db: Kysely<Database>,
  { nonce, expiresAt, usedFor }: Use,
): Promise<'first' | 'same' | 'another'> {
  const marked = await db
    .insertInto('used_captcha')
    .values({ nonce, expires_at: expiresAt, used_for: usedFor ?? null })
    .onConflict((conflict) => conflict.column('nonce').doNothing())
    .returning('nonce')
    .executeTakeFirst();
  if (marked) return 'first';
  if (usedFor === undefined) return 'another';
  const before = await db
    .selectFrom('used_captcha')
    .select('used_for')
    .where('nonce', '=', nonce)
    .executeTakeFirst();
  return before?.used_for === usedFor ? 'same' : 'another';
}

/** Forgets what has expired long enough that nobody accepts it any more. */
export async function forgetExpiredCaptchas(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('used_captcha')
    .where('expires_at', '<', new Date(Date.now() - CLOCK_DIFFERENCE_MS))
    .execute();
}

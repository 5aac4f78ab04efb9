import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';

/** The largest clock difference expected between processes that share a database. */
const CLOCK_DIFFERENCE_MS = 60 * 60_000;

interface Use {
  nonce: string;
  expiresAt: Date;
  /** Keyed digest of the request it was used for; undefined when retries are not recognised. */
  usedFor?: string | undefined;
}

/**
 * Marks a challenge as used. Among concurrent calls, exactly one is the first.
 *
 * @returns whether this was the first use, a repetition of it, or a different use
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

/** Deletes used challenges that have expired on every process. */
export async function deleteExpiredCaptchas(db: Kysely<Database>): Promise<void> {
  await db
    .deleteFrom('used_captcha')
    .where('expires_at', '<', new Date(Date.now() - CLOCK_DIFFERENCE_MS))
    .execute();
}

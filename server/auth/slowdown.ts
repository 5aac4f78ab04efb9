import { createHmac } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import { inTransaction } from '../database/transaction.ts';
import type { Database } from '../database/tables.ts';
import { tooManyRequests } from '../http/errors.ts';
import { networkOf } from '../http/network.ts';
import { foldName } from './foldName.ts';

/** A try to sign in: whom with, what was typed as the name, and where from. */
export interface Attempt {
  /** The id of the administrator whom the name means; null where it is nobody's. */
  account: number | null;
  login: string;
  /** The client's IP address. */
  address: string;
}

/** Slows the guessing of passwords down without locking anybody out for long. */
export interface Slowdown {
  /**
   * To be called before a password is compared, whether there is an account or not. The try counts as a failure until
   * {@link Slowdown.succeeded}, so that many at once cannot slip through.
   *
   * @throws HttpError 429 when it comes too soon
   */
  attempt(attempt: Attempt): Promise<void>;
  /** The password was right. */
  succeeded(attempt: Attempt): Promise<void>;
}

/** Failures of one account from one address, before its tries have to wait. People mistype; they do not guess. */
const FREE_HERE = 5;
/** Failures of one account from everywhere together, so that many addresses are no way around. */
const FREE_EVERYWHERE = 25;
/**
 * The wait doubles with each further failure, up to the longest. Whoever tries all the time from many addresses can take
 * every turn of an account; addresses that signed in before are not slowed down by that.
 */
const FIRST_WAIT_SECONDS = 5;
const LONGEST_WAIT_SECONDS = 60;
/** Without a try for this long, failures are forgotten. */
const FORGOTTEN_AFTER = sql`interval '1 hour'`;
/** For this long after a sign-in, failures from elsewhere do not slow the same account down at the same address. */
const TRUSTED_FOR = sql`interval '90 days'`;

/** So many lead past the longest wait; more would lead past what a number holds. */
const MOST_DOUBLINGS = 8;

const row = {
  failures: sql.ref('sign_in_attempt.failures'),
  lastTry: sql.ref('sign_in_attempt.last_attempt_at'),
};

/** When a row takes the next try. */
const nextTry = (free: number) => {
  const doublings = sql`least(${row.failures} - ${free}::int, ${MOST_DOUBLINGS}::int)`;
  return sql`${row.lastTry} + make_interval(secs => case when ${row.failures} < ${free}::int then 0
    else least(${LONGEST_WAIT_SECONDS}::int, ${FIRST_WAIT_SECONDS}::int * power(2, ${doublings})) end)`;
};

/** Counts a try; null when it comes too soon. One statement, so that of several at once each sees the one before. */
async function claim(
  db: Kysely<Database>,
  key: string,
  free: number,
): Promise<{ isTrusted: boolean } | null> {
  const isOld = sql`${row.lastTry} < now() - ${FORGOTTEN_AFTER}`;
  const { rows } = await sql<{ is_trusted: boolean }>`
    insert into sign_in_attempt (key, failures) values (${key}, 1)
    on conflict (key) do update set
      failures = case when ${isOld} then 1 else ${row.failures} + 1 end,
      last_attempt_at = now()
    where ${isOld} or ${nextTry(free)} <= now()
    returning coalesce(sign_in_attempt.trusted_until > now(), false) as is_trusted`.execute(db);
  const [claimed] = rows;
  return claimed ? { isTrusted: claimed.is_trusted } : null;
}

async function secondsLeft(db: Kysely<Database>, key: string, free: number): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select ceil(extract(epoch from ${nextTry(free)} - now()))::int as seconds
    from sign_in_attempt where key = ${key}`.execute(db);
  return Math.max(1, rows[0]?.seconds ?? 1);
}

async function claimOrRefuse(
  db: Kysely<Database>,
  key: string,
  free: number,
): Promise<{ isTrusted: boolean }> {
  const claimed = await claim(db, key, free);
  if (!claimed) throw tooManyRequests(await secondsLeft(db, key, free));
  return claimed;
}

/**
 * Counts failures in the database, so that they survive a restart and are shared by all processes. All names of an account
 * and all ways to write them count as one. A name that nobody has counts like an account, so that nobody learns who
 * exists; it stays secret, because people type their password there by mistake.
 *
 * @param secret keys the digests
 */
export function createSlowdown(db: Kysely<Database>, secret: string): Slowdown {
  const digest = (...parts: readonly string[]) =>
    createHmac('sha256', secret)
      .update(JSON.stringify(['sign-in', ...parts]))
      .digest('base64url');
  const keysOf = ({ account, login, address }: Attempt) => {
    const whose = account === null ? ['name', foldName(login)] : ['account', String(account)];
    return { here: digest(...whose, networkOf(address)), everywhere: digest(...whose) };
  };

  return {
    attempt: async (attempt) => {
      const { here, everywhere } = keysOf(attempt);
      // A refusal takes back what it has counted: whoever waits is not made to wait for longer.
      await inTransaction(db, async (transaction) => {
        const { isTrusted } = await claimOrRefuse(transaction, here, FREE_HERE);
        if (!isTrusted) await claimOrRefuse(transaction, everywhere, FREE_EVERYWHERE);
      });
    },

    succeeded: async (attempt) => {
      const { here, everywhere } = keysOf(attempt);
      await sql`
        update sign_in_attempt set failures = 0, trusted_until = now() + ${TRUSTED_FOR}
        where key = ${here}`.execute(db);
      await db.deleteFrom('sign_in_attempt').where('key', '=', everywhere).execute();
    },
  };
}

/** Forgets failures that count no more, and addresses that are trusted no more. */
export async function forgetOldAttempts(db: Kysely<Database>): Promise<void> {
  await sql`
    delete from sign_in_attempt
    where last_attempt_at < now() - ${FORGOTTEN_AFTER} and coalesce(trusted_until < now(), true)`.execute(db);
}

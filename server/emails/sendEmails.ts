import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Email } from './layout.ts';
import { isPermanentFailure, type Mailer } from './mailer.ts';
import type { QueuedEmail } from './outbox.ts';

export interface SendDependencies {
  db: Kysely<Database>;
  /** Null: emails are not sent. */
  mailer: Mailer | null;
  /** Null when the row that the email is about is gone, or the email is out of date. */
  compose: (email: QueuedEmail) => Promise<Email | null>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

/** Emails that are claimed, and sent at the same time. */
const BATCH = 5;

const GIVE_UP_MS = 3 * 24 * 60 * 60 * 1000;

/** Longer than one attempt may take, so that no other process claims an email that is being sent. */
const FIRST_PAUSE = sql`interval '2 minutes'`;
const LONGEST_PAUSE = sql`interval '6 hours'`;

/*
 * As in reconciliation: a claim schedules the next attempt and commits before the mail server is called. So two processes never send the
 * same email at once, and what a killed process had claimed is sent after the pause.
 */
function claim(db: Kysely<Database>): Promise<QueuedEmail[]> {
  return db
    .with('due', (query) =>
      query
        .selectFrom('email')
        .select('id')
        .where('next_attempt_at', '<=', sql<Date>`now()`)
        .orderBy('next_attempt_at')
        .limit(BATCH)
        .forUpdate()
        .skipLocked(),
    )
    .updateTable('email')
    .set({
      next_attempt_at: sql<Date>`now() + least(${FIRST_PAUSE} * power(2, least(attempts, 20)), ${LONGEST_PAUSE})`,
      attempts: sql<number>`attempts + 1`,
    })
    .where('id', 'in', (query) => query.selectFrom('due').select('id'))
    .returningAll()
    .execute();
}

function end(db: Kysely<Database>, id: number, sentAt: Date | null) {
  return db
    .updateTable('email')
    .set({ next_attempt_at: null, sent_at: sentAt })
    .where('id', '=', id)
    .execute();
}

/** Whether it is finished: sent, given up on or out of date. */
async function sendOne(
  email: QueuedEmail,
  mailer: Mailer,
  { db, compose, log }: SendDependencies,
): Promise<boolean> {
  const { id, kind } = email;
  const about = { emailId: id, kind };
  try {
    const composed = await compose(email);
    if (composed) await mailer.send(composed, email);
    await end(db, id, composed ? new Date() : null);
    return true;
  } catch (error) {
    const isTooOld = Date.now() - email.created_at.getTime() > GIVE_UP_MS;
    if (!isTooOld && !isPermanentFailure(error)) {
      log.warn({ err: error, ...about }, 'An email could not be sent yet');
      return false;
    }
    await end(db, id, null);
    log.error({ err: error, ...about }, 'Gave up on an email');
    return true;
  }
}

/**
 * Sends what is due in the outbox. Every process may run it at any time. An email is sent at least once: a process that is killed after
 * the mail server has accepted an email but before this is recorded sends it again, with the same Message-ID.
 *
 * @param signal stops it before the next batch
 */
export async function sendEmails(dependencies: SendDependencies, signal: AbortSignal): Promise<void> {
  const { db, mailer } = dependencies;
  if (!mailer) {
    // Otherwise months of old emails would go out on the day that a mail server is set up.
    await db
      .updateTable('email')
      .set({ next_attempt_at: null })
      .where('next_attempt_at', 'is not', null)
      .execute();
    return;
  }
  if (signal.aborted) return;
  const emails = await claim(db);
  const done = await Promise.all(emails.map((email) => sendOne(email, mailer, dependencies)));
  // If none of them could be finished, the mail server gets a pause until the next run.
  if (emails.length === BATCH && done.includes(true)) await sendEmails(dependencies, signal);
}

import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Payments } from '../payments/payments.ts';
import { reconcile } from '../reconciliation/reconcile.ts';
import type { DomainServer } from './domainServer.ts';

/** In seconds. */
export const FIRST_PAUSE = 300;
export const MINUTE = 60;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

/** A log that keeps its lines. */
export function keepLog() {
  const lines: { level: string; line: string }[] = [];
  const keep = (level: string) => (about: object | string, message?: string) =>
    void lines.push({ level, line: JSON.stringify([about, message]) });
  const log = { info: keep('info'), warn: keep('warn'), error: keep('error') };
  return { lines, log: log as unknown as FastifyBaseLogger };
}

/** Reconciles once, with five minutes before the first check. */
export function reconcileOnce(
  { db }: DomainServer,
  payments: Payments,
  { log = keepLog().log, signal = new AbortController().signal } = {},
): Promise<void> {
  return reconcile({ db, payments, log, firstPauseSeconds: FIRST_PAUSE }, signal);
}

/** Moves everything that is stored into the past. */
export async function pass({ db }: DomainServer, seconds: number): Promise<void> {
  const ago = sql`make_interval(secs => ${seconds}::float8)`;
  await sql`update donation set created_at = created_at - ${ago}, next_check_at = next_check_at - ${ago}`.execute(
    db,
  );
  await sql`update monthly_gift set created_at = created_at - ${ago}, next_check_at = next_check_at - ${ago},
    ended_at = ended_at - ${ago}`.execute(db);
  await sql`update payment_event set received_at = received_at - ${ago}, next_check_at = next_check_at - ${ago}`.execute(
    db,
  );
}

/** How many seconds are left until the next check, rounded up so that it is due after them. */
export const pauseOf = (row: { next_check_at: Date | null } | undefined): number =>
  Math.ceil(((row?.next_check_at?.getTime() ?? 0) - Date.now()) / 1000);

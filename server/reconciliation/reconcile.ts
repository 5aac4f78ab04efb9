import { inTransaction } from '../database/transaction.ts';
import type { Donation } from '../donations/donationRows.ts';
import { isSettled } from '../donations/recordPayment.ts';
import { settleDonation } from '../donations/settleDonation.ts';
import { endMonthlyGift } from '../monthly-gifts/endMonthlyGift.ts';
import type { MonthlyGift } from '../monthly-gifts/monthlyGiftRows.ts';
import { askAboutMonthlyGift, type SyncDependencies } from '../monthly-gifts/syncMonthlyGift.ts';
import { PAYMENT_CLIENTS, ProviderError } from '../payments/provider.ts';
import { handleEvent } from '../webhooks/handleEvent.ts';
import { giveUpEvent, type PaymentEvent } from '../webhooks/paymentEvents.ts';
import { claimDonations, claimEvents, claimMonthlyGifts, type DueRows } from './claims.ts';

export interface ReconciliationDependencies extends SyncDependencies {
  /** How long to wait before first checking a donation, an event or a requested end. Later pauses double. */
  firstPauseSeconds: number;
}

/** Rows that are claimed, and providers that are asked, at the same time. */
const BATCH = 5;

const DAY_MS = 24 * 60 * 60 * 1000;
const UNPAID_MS = 7 * DAY_MS;
/** No one can pay without a checkout. */
const NEVER_OPENED_MS = DAY_MS;
const EVENT_MS = 3 * DAY_MS;

const isOlder = (at: Date, milliseconds: number) => Date.now() - at.getTime() > milliseconds;

/** An unpaid donation fails once it is old enough and its provider, if it has a checkout there, has just responded. */
async function checkDonation(donation: Donation, dependencies: SyncDependencies): Promise<boolean> {
  const settled = await settleDonation(donation, dependencies);
  const patience = donation.provider_reference === null ? NEVER_OPENED_MS : UNPAID_MS;
  if (isSettled(settled) || !isOlder(donation.created_at, patience)) return true;
  await dependencies.db
    .updateTable('donation')
    .set({ status: 'failed', next_check_at: null })
    .where('id', '=', donation.id)
    .where('status', 'in', ['pending', 'failed'])
    .execute();
  return true;
}

async function checkMonthlyGift(gift: MonthlyGift, dependencies: SyncDependencies): Promise<boolean> {
  if (gift.end_requested_at && gift.status !== 'ended')
    return (await endMonthlyGift(gift, dependencies)).status === 'ended';
  await inTransaction(dependencies.db, await askAboutMonthlyGift(gift, dependencies));
  return true;
}

async function checkEvent(event: PaymentEvent, dependencies: SyncDependencies): Promise<boolean> {
  const { db, payments, log } = dependencies;
  const provider = configuredProviders(dependencies).find(({ name }) => name === event.provider);
  if (!provider || (await handleEvent(event, { db, payments, provider, log }))) return true;
  if (!isOlder(event.received_at, EVENT_MS)) return false;
  await giveUpEvent(db, event);
  const { event_id: eventId, event_type: type } = event;
  log.error({ eventId, type }, 'Gave up on a webhook event: check its payment by hand');
  return false;
}

const configuredProviders = ({ payments }: SyncDependencies) =>
  PAYMENT_CLIENTS.flatMap((client) => payments.providerFor(client) ?? []);

/**
 * Asks the providers about everything that is due: unpaid donations, monthly gifts and events that could not be handled. Every process may
 * run it at any time.
 *
 * @param signal stops it before the next batch
 */
export async function reconcile(
  dependencies: ReconciliationDependencies,
  signal: AbortSignal,
): Promise<void> {
  const { db, log, firstPauseSeconds } = dependencies;
  const providers = configuredProviders(dependencies).map(({ name }) => name);
  if (providers.length === 0) return;

  /** `check` returns whether its question was answered. */
  async function drain<Row>(
    claim: (due: DueRows) => Promise<Row[]>,
    check: (row: Row) => Promise<boolean>,
    told: (row: Row) => object,
  ): Promise<void> {
    if (signal.aborted) return;
    const rows = await claim({ providers, firstPauseSeconds, limit: BATCH });
    const results = await Promise.all(
      rows.map((row) =>
        check(row).catch((error: unknown) => {
          const level = error instanceof ProviderError ? 'warn' : 'error';
          log[level]({ err: error, ...told(row) }, 'A payment could not be reconciled');
          return false;
        }),
      ),
    );
    // A provider that is down responds to none of them, and gets a pause.
    if (rows.length === BATCH && results.includes(true)) await drain(claim, check, told);
  }

  await drain(
    (due) => claimEvents(db, due),
    (event) => checkEvent(event, dependencies),
    ({ event_id: eventId }) => ({ eventId }),
  );
  await drain(
    (due) => claimDonations(db, due),
    (donation) => checkDonation(donation, dependencies),
    ({ short_reference: reference }) => ({ reference }),
  );
  await drain(
    (due) => claimMonthlyGifts(db, due),
    (gift) => checkMonthlyGift(gift, dependencies),
    ({ id }) => ({ monthlyGiftId: id }),
  );
}

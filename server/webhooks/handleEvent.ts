import { inTransaction } from '../database/transaction.ts';
import { donationByReference } from '../donations/donationRows.ts';
import { applyRefundInTransaction } from '../donations/recordRefund.ts';
import { askAboutDonation } from '../donations/settleDonation.ts';
import { inOrder } from '../inOrder.ts';
import { monthlyGiftBySubscription } from '../monthly-gifts/monthlyGiftRows.ts';
import { askAboutMonthlyGift, type SyncDependencies, type Write } from '../monthly-gifts/syncMonthlyGift.ts';
import { ProviderError, type Notice, type PaymentProvider } from '../payments/provider.ts';
import { markHandled, type PaymentEvent } from './paymentEvents.ts';

/** The payment of a refund is not in the books yet. */
class UnknownPayment extends Error {
  override readonly name = 'UnknownPayment';
}

type NoticeAbout<About> = Extract<Notice, { about: About }>;

interface EventDependencies extends SyncDependencies {
  provider: PaymentProvider;
}

async function aboutDonation(reference: string, dependencies: EventDependencies): Promise<Write | null> {
  const donation = await donationByReference(dependencies.db, reference);
  if (donation?.provider !== dependencies.provider.name) return null;
  return askAboutDonation(donation, dependencies);
}

/**
 * A refund may arrive before its payment, which is then asked for. Its payment may be ours even if its reference is not: Paystack gives
 * the later payments of a monthly gift references of its own.
 */
async function aboutRefund(
  { kind, id, paymentId, money, reference }: NoticeAbout<'refund'>,
  dependencies: EventDependencies,
  writeForeign: Write,
): Promise<Write> {
  const { provider, log } = dependencies;
  const refund = { provider: provider.name, kind, id, paymentId, money };
  const writePayment = reference === undefined ? null : await aboutDonation(reference, dependencies);
  return async (transaction) => {
    await writePayment?.(transaction);
    if (await applyRefundInTransaction(transaction, refund, { at: new Date(), log })) return;
    if (reference === undefined || writePayment)
      throw new UnknownPayment(`The payment of the ${kind} ${id} is unknown.`);
    await writeForeign(transaction);
  };
}

const writeNothing: Write = async () => {};

/** As our references are. Another system on the same account may use them, too. */
const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;

async function aboutPayment(
  { reference }: NoticeAbout<'payment'>,
  dependencies: EventDependencies,
  writeForeign: Write,
): Promise<Write> {
  const write = await aboutDonation(reference, dependencies);
  if (write) return write;
  if (!UUID.test(reference)) return writeForeign;
  // The donor paid after unpaid donations of that age were deleted.
  dependencies.log.error({ reference }, 'A payment names a donation that is not stored: check it by hand');
  return writeNothing;
}

/** The outcomes of PayPal and Paystack after which the donor keeps the money. */
const LOST = /buyer_favour|accepted/i;

/** A dispute changes no books. Money that PayPal returns after one is not reported as a payment. */
async function aboutDispute(
  { id, paymentId, outcome }: NoticeAbout<'dispute'>,
  { db, provider, log }: EventDependencies,
): Promise<Write> {
  const reversal = await db
    .selectFrom('ledger_entry as reversal')
    .innerJoin('ledger_entry as payment', 'payment.donation_id', 'reversal.donation_id')
    .select('reversal.id')
    .where('reversal.kind', '=', 'reversal')
    .where('payment.provider', '=', provider.name)
    .where('payment.kind', '=', 'payment')
    .where('payment.provider_id', '=', paymentId)
    .executeTakeFirst();
  const about = { id, paymentId, outcome };
  if (outcome === null) log.warn(about, 'A payment is disputed');
  else if (!reversal || LOST.test(outcome)) log.warn(about, 'A dispute has ended');
  else log.error(about, 'A dispute has ended about a reversed payment: check whether its money came back');
  return writeNothing;
}

/** Asks the provider what a notice is about; returns how to record it. */
async function ask(notice: Notice, event: PaymentEvent, dependencies: EventDependencies): Promise<Write> {
  const { db, provider, log } = dependencies;
  const writeForeign: Write = async () =>
    log.info({ type: event.event_type }, 'A webhook event is about a payment that is not ours');
  if (notice.about === 'refund') return aboutRefund(notice, dependencies, writeForeign);
  if (notice.about === 'payment') return aboutPayment(notice, dependencies, writeForeign);
  if (notice.about === 'subscription') {
    const gift = await monthlyGiftBySubscription(db, provider.name, notice.subscriptionReference);
    return gift ? askAboutMonthlyGift(gift, dependencies) : writeForeign;
  }
  return aboutDispute(notice, dependencies);
}

/**
 * Acts on a stored event: asks the provider about everything that it concerns, then records the responses and marks it as handled in one
 * transaction. After a failure the event stays, and reconciliation tries again.
 *
 * @returns whether it was handled
 */
export async function handleEvent(event: PaymentEvent, dependencies: EventDependencies): Promise<boolean> {
  const { db, provider, log } = dependencies;
  const { event_id: eventId, event_type: type, body } = event;
  try {
    const notices = body === null ? [] : ((await provider.readEvent?.(body)) ?? []);
    if (notices.length === 0) log.info({ eventId, type }, 'A webhook event concerns no payment');
    const writes = await inOrder(notices, (notice) => ask(notice, event, dependencies));
    await inTransaction(db, async (transaction) => {
      await inOrder(writes, (write) => write(transaction));
      await markHandled(transaction, event);
    });
    return true;
  } catch (error) {
    const level = error instanceof ProviderError || error instanceof UnknownPayment ? 'warn' : 'error';
    log[level]({ err: error, eventId, type }, 'A webhook event could not be handled yet');
    return false;
  }
}

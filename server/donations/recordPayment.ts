import type { FastifyBaseLogger } from 'fastify';
import type { Transaction } from 'kysely';
import type { Database } from '../database/tables.ts';
import { enqueueEmail } from '../emails/outbox.ts';
import { exchangeRateAt } from '../exchange-rate/exchangeRates.ts';
import type { Outcome, Payment } from '../payments/provider.ts';
import { lockDonation, type Donation } from './donationRows.ts';
import { convertToProjectCurrency, type NoFigures, type ProjectFigures } from './projectFigures.ts';

/** Without a project, or when they cannot be computed. */
const NO_FIGURES = {
  project_currency: null,
  project_currency_amount_minor: null,
  rate_used: null,
  previous_amount_raised_minor: null,
  current_amount_raised_minor: null,
} as const;

const WHY_NOT: Readonly<Record<NoFigures, string>> = {
  'no-rate': 'A donation completed but was not added to its project: no exchange rate is set',
  'too-large':
    'A donation completed but was not added to its project: the sum would be too large to be exact',
};

type Log = Pick<FastifyBaseLogger, 'warn' | 'error'>;

/** Whether a donation was paid. Only a refund changes it then. */
export const isSettled = ({ status }: Pick<Donation, 'status'>): boolean =>
  status === 'completed' || status === 'refunded';

function isSamePayment(donation: Donation, outcome: Outcome & { payment: Payment }): boolean {
  return (
    donation.provider_reference === outcome.providerReference &&
    donation.amount_minor === outcome.payment.money.minor &&
    donation.currency === outcome.payment.money.currency
  );
}

/** Adds a donation to its project and returns the figures to freeze. The project's row stays locked. */
async function raiseProject(
  transaction: Transaction<Database>,
  donation: Donation,
  paidAt: Date,
  log: Log,
): Promise<ProjectFigures | typeof NO_FIGURES> {
  if (donation.project_id === null) return NO_FIGURES;
  const project = await transaction
    .selectFrom('project')
    .select(['id', 'currency', 'amount_raised_minor'])
    .where('id', '=', donation.project_id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if (!project) return NO_FIGURES;
  const rate = await exchangeRateAt(transaction, paidAt);
  const figures = convertToProjectCurrency(donation, project, rate?.usdToNgnRate);
  if (typeof figures === 'string') {
    log.warn({ reference: donation.short_reference }, WHY_NOT[figures]);
    return NO_FIGURES;
  }
  await transaction
    .updateTable('project')
    .set({ amount_raised_minor: figures.current_amount_raised_minor })
    .where('id', '=', project.id)
    .execute();
  return figures;
}

async function complete(
  transaction: Transaction<Database>,
  donation: Donation,
  { paymentId, paidAt }: Payment,
  log: Log,
): Promise<Donation> {
  const figures = await raiseProject(transaction, donation, paidAt, log);
  await transaction
    .insertInto('ledger_entry')
    .values({
      donation_id: donation.id,
      kind: 'payment',
      provider: donation.provider,
      provider_id: paymentId,
      rate_used: figures.rate_used,
      amount_minor: donation.amount_minor,
      currency: donation.currency,
      project_currency: figures.project_currency,
      project_currency_amount_minor: figures.project_currency_amount_minor,
      created_at: paidAt,
    })
    .execute();
  await enqueueEmail(transaction, { kind: 'gift_received', subjectId: donation.id });
  return transaction
    .updateTable('donation')
    .set({ ...figures, status: 'completed', completed_at: paidAt, next_check_at: null })
    .where('id', '=', donation.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * The only place where a donation becomes `completed` or `failed`. Locks the donation, compares the provider's outcome with what is
 * stored, and in the same transaction writes the ledger entry, updates the project and puts the thank-you email into the outbox.
 *
 * - A paid donation has the date of its payment, and the exchange rate of that time.
 * - `completed` and `refunded` are final, whatever is reported later.
 * - `failed` is not: a later `paid` completes the donation.
 * - An outcome for another payment, amount or currency changes nothing and is logged as an error, for a person to check.
 * - Without a rate to the project's currency, the donation still completes, because the money has been received. Its project figures
 *   stay null.
 *
 * @returns the updated donation; undefined when the reference is unknown
 */
export async function applyInTransaction(
  transaction: Transaction<Database>,
  outcome: Outcome,
  log: Log,
): Promise<Donation | undefined> {
  const donation = await lockDonation(transaction, outcome.reference);
  if (!donation || isSettled(donation) || outcome.state === 'pending') return donation;
  if (outcome.state === 'paid') {
    if (isSamePayment(donation, outcome)) return complete(transaction, donation, outcome.payment, log);
    log.error(
      { reference: donation.short_reference },
      'The provider reports a payment that differs from the donation',
    );
    return donation;
  }
  if (donation.provider_reference !== outcome.providerReference) return donation;
  return transaction
    .updateTable('donation')
    .set({ status: 'failed' })
    .where('id', '=', donation.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

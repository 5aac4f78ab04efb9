import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Transaction } from 'kysely';
import { inTransaction } from '../database/transaction.ts';
import type { Database } from '../database/tables.ts';
import { currentExchangeRate } from '../exchange-rate/exchangeRates.ts';
import type { Money, Outcome } from '../payments/provider.ts';
import { lockDonation, type Donation } from './donationRows.ts';
import { convertToProjectCurrency, type NoFigures, type ProjectFigures } from './projectFigures.ts';

/** Without a project, or where its share cannot be computed. */
const NO_FIGURES = {
  project_currency: null,
  project_currency_amount_minor: null,
  rate_used: null,
  previous_amount_raised_minor: null,
  current_amount_raised_minor: null,
} as const;

const WHY_NOT: Readonly<Record<NoFigures, string>> = {
  'no-rate': 'A gift completed without raising its project: no rate is set between the two currencies',
  'too-large': 'A gift completed without raising its project: the sum would be too large to be exact',
};

interface ApplyContext {
  /** The moment of completion. */
  at: Date;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
}

function isSamePayment(donation: Donation, outcome: Outcome & { money: Money }): boolean {
  return (
    donation.provider_reference === outcome.providerReference &&
    donation.amount_minor === outcome.money.minor &&
    donation.currency === outcome.money.currency
  );
}

/** Raises the project by the gift's share and answers the figures to freeze. The project's row stays locked. */
async function raiseProject(
  transaction: Transaction<Database>,
  donation: Donation,
  { log }: ApplyContext,
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
  const rate = await currentExchangeRate(transaction);
  const figures = convertToProjectCurrency(donation, project, rate?.usdToNgnRate);
  if (typeof figures === 'string') {
    log.warn({ reference: donation.reference }, WHY_NOT[figures]);
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
  context: ApplyContext,
): Promise<Donation> {
  const figures = await raiseProject(transaction, donation, context);
  await transaction
    .insertInto('ledger_entry')
    .values({
      donation_id: donation.id,
      amount_minor: donation.amount_minor,
      currency: donation.currency,
      project_currency: figures.project_currency,
      project_currency_amount_minor: figures.project_currency_amount_minor,
      created_at: context.at,
    })
    .execute();
  return transaction
    .updateTable('donation')
    .set({ ...figures, status: 'completed', completed_at: context.at })
    .where('id', '=', donation.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * The only place where a gift becomes `completed` or `failed`. It locks the donation, compares what the provider says
 * with what was stored, and then, in the same transaction, writes the ledger row and raises the project.
 *
 * - `completed` is final: whatever is said later, or said twice, changes nothing.
 * - `failed` is not: when the provider says later that the money was taken, it was taken.
 * - An answer about another payment, amount or currency changes nothing and is logged as an error, for a person to look.
 * - In another currency than the project's, without any rate, the gift completes all the same: the money is there. Its
 *   project figures stay null and the project is not raised, rather than raised by a guess.
 *
 * @returns the donation as it is now; undefined when there is none with that reference
 */
export async function applyInTransaction(
  transaction: Transaction<Database>,
  outcome: Outcome,
  context: ApplyContext,
): Promise<Donation | undefined> {
  const donation = await lockDonation(transaction, outcome.reference);
  if (!donation || donation.status === 'completed' || outcome.state === 'pending') return donation;
  if (outcome.state === 'paid') {
    if (isSamePayment(donation, outcome)) return complete(transaction, donation, context);
    context.log.error(
      { reference: donation.reference },
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

/** `applyInTransaction` in a transaction of its own, at this moment. */
export function recordPayment(
  db: Kysely<Database>,
  outcome: Outcome,
  log: ApplyContext['log'],
): Promise<Donation | undefined> {
  return inTransaction(db, (transaction) =>
    applyInTransaction(transaction, outcome, { at: new Date(), log }),
  );
}

import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Payments } from '../payments/payments.ts';
import { ProviderError } from '../payments/provider.ts';
import { isSettled, recordPayment } from './recordPayment.ts';
import type { Donation } from './donationRows.ts';

export interface VerifyDependencies {
  db: Kysely<Database>;
  payments: Payments;
  log: FastifyBaseLogger;
}

/**
 * Asks the donation's provider for the outcome and records it. A paid donation is returned as stored; one without a checkout stays
 * pending.
 *
 * @throws ProviderError when the provider cannot be reached
 */
export async function verifyPayment(
  donation: Donation,
  { db, payments, log }: VerifyDependencies,
): Promise<Donation> {
  const { reference, provider_reference: providerReference } = donation;
  if (isSettled(donation) || providerReference === null) return donation;
  const provider = payments.providerNamed(donation.provider, donation.payment_client);
  if (!provider) throw new ProviderError(`The provider ${donation.provider} is not configured.`);
  const outcome = await provider.verifyPayment({ reference, providerReference });
  if (outcome.reference !== reference) {
    log.error({ reference }, 'The provider answered about another payment');
    return donation;
  }
  return (await recordPayment(db, outcome, log)) ?? donation;
}

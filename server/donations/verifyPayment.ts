import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import type { Payments } from '../payments/payments.ts';
import { ProviderError } from '../payments/provider.ts';
import { recordPayment } from './recordPayment.ts';
import type { Donation } from './donationRows.ts';

export interface SettleDependencies {
  db: Kysely<Database>;
  payments: Payments;
  log: FastifyBaseLogger;
}

/**
 * Asks the provider that the donation was given to, and applies its answer. A completed donation is answered as it is
 * stored; one whose checkout was never opened is pending, because there is nothing to ask about.
 *
 * @throws ProviderError when the provider cannot be asked
 */
export async function verifyPayment(
  donation: Donation,
  { db, payments, log }: SettleDependencies,
): Promise<Donation> {
  const { reference, provider_reference: providerReference } = donation;
  if (donation.status === 'completed' || providerReference === null) return donation;
  const provider = payments.providerNamed(donation.provider, donation.payment_client);
  if (!provider) throw new ProviderError(`The provider ${donation.provider} is not configured.`);
  const outcome = await provider.verifyPayment({ reference, providerReference });
  if (outcome.reference !== reference) {
    log.error({ reference }, 'The provider answered about another payment');
    return donation;
  }
  return (await recordPayment(db, outcome, log)) ?? donation;
}

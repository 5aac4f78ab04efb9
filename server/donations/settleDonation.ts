import { inTransaction } from '../database/transaction.ts';
import { monthlyGiftById } from '../monthly-gifts/monthlyGiftRows.ts';
import { askAboutMonthlyGift, type SyncDependencies, type Write } from '../monthly-gifts/syncMonthlyGift.ts';
import { configuredProvider } from '../payments/configuredProvider.ts';
import type { VerifyOptions } from '../payments/provider.ts';
import { donationByReference, type Donation } from './donationRows.ts';
import { applyInTransaction, isSettled } from './recordPayment.ts';

const writeNothing: Write = async () => {};

/**
 * Asks the provider for a donation's payment; returns how to record it. A monthly donation is recorded with all payments of its gift.
 * After a decline the donor has been told that nothing was charged and may have given again, so only the donor's return captures the money.
 *
 * @throws ProviderError when the provider cannot be reached
 */
export async function askAboutDonation(
  donation: Donation,
  dependencies: SyncDependencies,
  options: VerifyOptions = { mayCapture: donation.status !== 'failed' },
): Promise<Write> {
  const { db, payments, log } = dependencies;
  const { reference, provider_reference: providerReference, monthly_gift_id: giftId } = donation;
  const gift = giftId === null ? undefined : await monthlyGiftById(db, giftId);
  if (gift) return askAboutMonthlyGift(gift, dependencies);
  if (isSettled(donation) || providerReference === null) return writeNothing;
  const provider = configuredProvider(payments, donation);
  const outcome = await provider.verifyPayment({ reference, providerReference }, options);
  if (outcome.reference !== reference) {
    log.error({ reference: donation.short_reference }, 'The provider responded about a different payment');
    return writeNothing;
  }
  return async (transaction) => {
    await applyInTransaction(transaction, outcome, log);
  };
}

/**
 * Brings a donation up to date with its provider. A paid donation is returned as stored; one without a checkout stays pending.
 *
 * @throws ProviderError when the provider cannot be reached
 */
export async function settleDonation(
  donation: Donation,
  dependencies: SyncDependencies,
  options?: VerifyOptions,
): Promise<Donation> {
  if (isSettled(donation)) return donation;
  const write = await askAboutDonation(donation, dependencies, options);
  await inTransaction(dependencies.db, write);
  return (await donationByReference(dependencies.db, donation.reference)) ?? donation;
}

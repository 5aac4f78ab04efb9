import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import { malformed, notFound, providerFailed } from '../http/errors.ts';
import { exportUrl } from '../lists/exportUrl.ts';
import { readPage } from '../lists/paging.ts';
import type { SignedLinks } from '../signedLinks.ts';
import type { Payments } from '../payments/payments.ts';
import { ProviderError } from '../payments/provider.ts';
import { diskFull, type HasNoRoom } from '../uploads/diskSpace.ts';
import { shareCalls } from '../shareCalls.ts';
import type { PrepareAdmission } from './admitDonation.ts';
import { createDonation } from './createDonation.ts';
import {
  donationByReference,
  donationByReturnNames,
  type Donation,
  type ReturnNames,
} from './donationRows.ts';
import { exportDonations } from './exportDonations.ts';
import { listDonations } from './listDonations.ts';
import { toConfirmation, type Confirmation } from './presentConfirmation.ts';
import type { DonationLimits } from './donationLimits.ts';
import { settleDonation } from './settleDonation.ts';

interface DonationDependencies {
  db: Kysely<Database>;
  payments: Payments;
  limits: DonationLimits;
  origin: () => string;
  links: SignedLinks;
  isDiskFull: HasNoRoom;
  /** How long visitors share a provider's response about a donation. */
  confirmPauseMs: number;
  prepareAdmission: PrepareAdmission;
}

type DonationOperation =
  | 'createDonation'
  | 'listDonations'
  | 'exportDonations'
  | 'confirmDonation'
  | 'paystackCallback';

/** The thank-you page for a Paystack payment. */
function thankYouAddress(reference: string): string {
  return `/thankyou?${new URLSearchParams({ paymentId: reference, token: reference }).toString()}`;
}

const noSuchDonation = () => notFound('This donation does not exist.');

/** Donating, returning from the provider, and the list of donations. */
export function donationHandlers({
  db,
  payments,
  limits,
  origin,
  links,
  isDiskFull,
  confirmPauseMs,
  prepareAdmission,
}: DonationDependencies): Pick<Handlers, DonationOperation> {
  const share = shareCalls<Confirmation>(confirmPauseMs);

  /** Asks the provider about an unpaid donation, and counts the gifts before it; anybody can cause it. */
  const settle = (donation: Donation, log: FastifyBaseLogger) =>
    share(donation.reference, async () => {
      const settled = await settleDonation(donation, { db, payments, log }, { mayCapture: true });
      return toConfirmation(db, settled, links);
    });

  /** @throws HttpError 404, and 502 when the provider cannot be reached */
  async function confirm(names: ReturnNames, log: FastifyBaseLogger): Promise<Confirmation> {
    const donation = await donationByReturnNames(db, names);
    if (!donation) throw noSuchDonation();
    try {
      return await settle(donation, log);
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error;
      log.error({ err: error, reference: donation.short_reference }, 'A payment could not be confirmed');
      throw providerFailed(
        'The payment provider is not responding, so the gift is not confirmed yet. Please try again.',
      );
    }
  }

  return {
    createDonation: async ({ body, header, address, log }) => {
      const admission = () => prepareAdmission(body, address, log);
      const dependencies = { db, payments, limits, origin, log, admission };
      const started = await createDonation(body, header['Idempotency-Key'], dependencies);
      return { status: 201, body: { reference: started.reference, checkout_url: started.checkoutUrl } };
    },

    listDonations: async ({ query }) => ({
      status: 200,
      body: {
        ...(await listDonations(db, query, readPage(query))),
        export_url: exportUrl('/api/donation/donations/export', query),
      },
    }),

    exportDonations: ({ query }) => exportDonations(db, query),

    confirmDonation: async ({ query, log }) => {
      if (await isDiskFull()) throw diskFull();
      const { payment_id: paymentId, token } = query;
      if (paymentId === undefined && token === undefined)
        throw malformed('The address does not name a payment: payment_id or token is required.');
      return { status: 200, body: { data: await confirm({ paymentId, token }, log) } };
    },

    paystackCallback: async ({ query, log }) => {
      if (await isDiskFull()) throw diskFull();
      // Paystack returns its own reference, which differs from ours when a checkout's first response was lost.
      const donation =
        (await donationByReference(db, query.reference)) ??
        (await donationByReturnNames(db, { token: query.reference }));
      if (donation?.payment_client !== 'PAYSTACK') throw noSuchDonation();
      try {
        await settle(donation, log);
      } catch (error) {
        // The thank-you page asks again, and reports a failure.
        log.error({ err: error, reference: donation.short_reference }, 'A payment could not be verified');
      }
      return { status: 303, headers: { Location: thankYouAddress(donation.reference) } };
    },
  };
}

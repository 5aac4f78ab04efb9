import type { Kysely } from 'kysely';
import type { Currency } from '../database/columns.ts';
import type { Database } from '../database/tables.ts';
import { paidDonationById } from '../donations/donationRows.ts';

/** What a receipt says about a gift. */
export interface Receipt {
  reference: string;
  donorName: string;
  amountMinor: number;
  currency: Currency;
  /** Less than the amount: a gift that was refunded in full has no receipt. */
  returnedMinor: number;
  paidAt: Date;
  /** Null for a general donation. */
  projectTitle: string | null;
  /** What the rest counts as in its project's currency; null when that is the gift's own. */
  converted: { minor: number; currency: Currency; rate: string } | null;
  isMonthly: boolean;
  paymentClient: 'PAYPAL' | 'PAYSTACK';
}

/** What the receipt of a donation says; undefined unless the donation is completed. */
export async function readReceipt(db: Kysely<Database>, id: number): Promise<Receipt | undefined> {
  const row = await paidDonationById(db, id);
  if (row?.status !== 'completed' || row.completed_at === null) return undefined;
  const { rate_used: rate, project_currency: currency, remaining_share_minor: minor } = row;
  return {
    reference: row.short_reference,
    donorName: row.donor_full_name,
    amountMinor: row.amount_minor,
    currency: row.currency,
    returnedMinor: row.amount_minor - row.remaining_minor,
    paidAt: row.completed_at,
    projectTitle: row.project_title,
    converted:
      rate === null || currency === null || minor === null
        ? null
        : { minor, currency, rate: rate.replace(/\.?0+$/, '') },
    isMonthly: row.frequency === 'MONTHLY',
    paymentClient: row.payment_client,
  };
}

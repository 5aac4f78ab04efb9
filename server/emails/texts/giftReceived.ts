import type { EmailContent } from '../layout.ts';

/** What the email says about a payment. Amounts and dates are formatted. */
export interface GiftReceived {
  donorName: string;
  amount: string;
  date: string;
  reference: string;
  /** Null for a general donation. */
  projectTitle: string | null;
  /** `PayPal` or `Paystack`. */
  provider: string;
  isMonthly: boolean;
  /** The PDF. */
  receiptUrl: string;
  /** The private page of the gift. */
  giftUrl: string;
  /** Null for a single gift. */
  monthlyGiftUrl: string | null;
  organisation: string;
  contactEmail: string;
}

const WHAT_IT_DOES = 'It will help repair and deliver equipment that a school or hospital has asked for.';

function received({ amount, projectTitle, isMonthly }: GiftReceived): string {
  const gift = isMonthly ? `your monthly gift of ${amount}` : `your gift of ${amount}`;
  return projectTitle === null
    ? `We have received ${gift}. ${WHAT_IT_DOES}`
    : `We have received ${gift} to “${projectTitle}”.`;
}

/** Thanks for a payment: a single gift, or a month of a monthly one. */
export function giftReceived(gift: GiftReceived): EmailContent {
  const { donorName, amount, date, reference, projectTitle, provider, isMonthly, monthlyGiftUrl } = gift;
  return {
    subject: isMonthly
      ? `We received your monthly gift of ${amount}`
      : `Thank you for your gift of ${amount}`,
    heading: `Thank you, ${donorName}`,
    paragraphs: [received(gift)],
    facts: [
      { label: 'Amount', value: amount },
      { label: 'Payment date (UTC)', value: date },
      { label: 'For', value: projectTitle ?? 'Where it is needed most' },
      { label: 'Paid with', value: provider },
      { label: 'Reference', value: reference },
    ],
    links: [
      { label: 'Follow your gift', href: gift.giftUrl },
      { label: 'Download your receipt (PDF)', href: gift.receiptUrl },
      ...(monthlyGiftUrl === null ? [] : [{ label: 'View or end your monthly gift', href: monthlyGiftUrl }]),
    ],
    footer: [
      `You are receiving this email because you gave to ${gift.organisation}.`,
      `Questions about your gift? Write to ${gift.contactEmail} and quote the reference.`,
    ],
  };
}

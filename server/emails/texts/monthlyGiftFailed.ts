import type { EmailContent } from '../layout.ts';

export interface MonthlyGiftNews {
  donorName: string;
  /** With its symbol. */
  amount: string;
  /** Null for a general donation. */
  projectTitle: string | null;
  /** `PayPal` or `Paystack`. */
  provider: string;
  monthlyGiftUrl: string;
  organisation: string;
  contactEmail: string;
}

/** Tells a donor that a month's payment failed. */
export function monthlyGiftFailed(gift: MonthlyGiftNews): EmailContent {
  const { donorName, amount, projectTitle, provider, organisation } = gift;
  const what = projectTitle === null ? amount : `${amount} to “${projectTitle}”`;
  return {
    subject: `Your monthly gift of ${amount} did not go through`,
    heading: `Hello, ${donorName}`,
    paragraphs: [
      `This month’s payment for your gift of ${what} did not go through. ${provider} will try again.`,
      `If your card or account has changed, please update it with ${provider}. You do not need to do anything else.`,
    ],
    links: [{ label: 'View or end your monthly gift', href: gift.monthlyGiftUrl }],
    footer: [
      `You are receiving this email because you give to ${organisation} every month.`,
      `Questions? Write to ${gift.contactEmail}.`,
    ],
  };
}

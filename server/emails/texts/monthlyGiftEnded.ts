import type { EmailContent } from '../layout.ts';
import type { MonthlyGiftNews } from './monthlyGiftFailed.ts';

/** Confirms that a monthly gift has ended. */
export function monthlyGiftEnded(gift: MonthlyGiftNews): EmailContent {
  const { donorName, amount, projectTitle, organisation } = gift;
  const what = projectTitle === null ? amount : `${amount} to “${projectTitle}”`;
  return {
    subject: 'Your monthly gift has ended',
    heading: `Thank you, ${donorName}`,
    paragraphs: [
      `Your monthly gift of ${what} has ended. No more payments will be taken.`,
      'Thank you for everything you have given.',
    ],
    links: [{ label: 'See your monthly gift', href: gift.monthlyGiftUrl }],
    footer: [
      `You are receiving this email because you gave to ${organisation} every month.`,
      `If you did not end it, or another payment is taken, write to ${gift.contactEmail}.`,
    ],
  };
}

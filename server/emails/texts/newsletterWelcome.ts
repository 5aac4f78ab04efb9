import type { EmailContent } from '../layout.ts';

export interface NewsletterWelcome {
  /** As it was typed. */
  email: string;
  unsubscribeUrl: string;
  organisation: string;
}

/** Confirms a newsletter subscription. */
export function newsletterWelcome({ email, unsubscribeUrl, organisation }: NewsletterWelcome): EmailContent {
  return {
    subject: `You are subscribed to news from ${organisation}`,
    heading: 'You are subscribed',
    paragraphs: [
      `We will write to ${email} once a month: what was delivered, to whom, and what is on its way.`,
      'If you did not subscribe, someone else may have typed your address. Unsubscribe below and we will not write again.',
    ],
    footer: [
      `You get this email because this address was entered in the newsletter form of ${organisation}.`,
    ],
    unsubscribe: { label: 'Unsubscribe', href: unsubscribeUrl },
  };
}

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
      `Once a month, we will write to ${email} about what was delivered, where it went, and what is on its way.`,
      'If you did not subscribe, someone else may have typed your address. Unsubscribe below and we will not write again.',
    ],
    footer: [
      `You are receiving this email because this address was entered in ${organisation}’s newsletter form.`,
    ],
    unsubscribe: { label: 'Unsubscribe', href: unsubscribeUrl },
  };
}

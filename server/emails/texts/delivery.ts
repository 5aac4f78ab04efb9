import type { EmailContent } from '../layout.ts';

export interface DeliveryNews {
  donorName: string;
  projectTitle: string;
  /** Null when the proof does not name it. */
  recipient: string | null;
  /** Formatted; null when the proof has none. */
  date: string | null;
  giftUrl: string;
  unsubscribeUrl: string;
  organisation: string;
}

function delivered({ projectTitle, recipient, date }: DeliveryNews): string {
  const where = recipient === null ? '' : ` to ${recipient}`;
  const when = date === null ? '' : ` on ${date}`;
  return `Equipment for the project “${projectTitle}” was delivered${where}${when}. Thank you for giving to it.`;
}

/** Tells a donor of a project that equipment was delivered. */
export function delivery(news: DeliveryNews): EmailContent {
  return {
    subject: `Delivered: ${news.projectTitle}`,
    heading: `Good news, ${news.donorName}`,
    paragraphs: [delivered(news)],
    links: [{ label: 'See the photos on your gift’s page', href: news.giftUrl }],
    footer: [`You are receiving this email because you gave to this ${news.organisation} project.`],
    unsubscribe: { label: 'Stop emails about deliveries', href: news.unsubscribeUrl },
  };
}

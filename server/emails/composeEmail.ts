import type { Kysely } from 'kysely';
import { organisation } from '@/app/organisation';
import type { EmailKind } from '../database/emailTables.ts';
import type { Database } from '../database/tables.ts';
import { day, money } from '../reports/copy.ts';
import type { SignedLinks } from '../signedLinks.ts';
import { layOut, type Email, type EmailContent } from './layout.ts';
import type { QueuedEmail } from './outbox.ts';
import { giftReceived } from './texts/giftReceived.ts';
import { newsletterWelcome } from './texts/newsletterWelcome.ts';

export interface ComposeDependencies {
  db: Kysely<Database>;
  links: SignedLinks;
  /** The website's public origin, without a trailing slash. */
  origin: () => string;
}

interface Composed {
  to: string;
  content: EmailContent;
}

type Compose = (subjectId: number, dependencies: ComposeDependencies) => Promise<Composed | null>;

const PROVIDERS = { PAYPAL: 'PayPal', PAYSTACK: 'Paystack' } as const;

const composeGiftReceived: Compose = async (id, { db, links, origin }) => {
  const gift = await db.selectFrom('donation').selectAll().where('id', '=', id).executeTakeFirst();
  if (gift?.status !== 'completed' || gift.completed_at === null) return null;
  const { monthly_gift_id: monthlyGiftId } = gift;
  return {
    to: gift.donor_email,
    content: giftReceived({
      donorName: gift.donor_full_name,
      amount: money(gift.amount_minor, gift.currency),
      date: day(gift.completed_at),
      reference: gift.reference,
      projectTitle: gift.project_title,
      provider: PROVIDERS[gift.payment_client],
      isMonthly: gift.frequency === 'MONTHLY',
      monthlyGiftUrl:
        monthlyGiftId === null
          ? null
          : `${origin()}/monthly-gift/${links.monthlyGift.tokenOf(monthlyGiftId)}`,
      organisation: organisation.name,
      contactEmail: organisation.email,
    }),
  };
};

const composeNewsletterWelcome: Compose = async (id, { db, links, origin }) => {
  const reader = await db
    .selectFrom('subscription')
    .select(['email', 'active'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!reader?.active) return null;
  const unsubscribeUrl = `${origin()}/unsubscribe/${links.newsletter.tokenOf(id)}`;
  return {
    to: reader.email,
    content: newsletterWelcome({ email: reader.email, unsubscribeUrl, organisation: organisation.name }),
  };
};

const COMPOSE: Readonly<Record<EmailKind, Compose>> = {
  gift_received: composeGiftReceived,
  newsletter_welcome: composeNewsletterWelcome,
};

/** Composes an email from the row that it is about; null when the row is gone or the email is no longer true. */
export async function composeEmail(
  { kind, subject_id: subjectId }: QueuedEmail,
  dependencies: ComposeDependencies,
): Promise<Email | null> {
  const composed = await COMPOSE[kind](subjectId, dependencies);
  if (!composed) return null;
  const { to, content } = composed;
  return { to, unsubscribeUrl: content.unsubscribe?.href ?? null, ...layOut(content, organisation) };
}

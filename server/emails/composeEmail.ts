import type { Kysely } from 'kysely';
import { organisation } from '@/app/organisation';
import type { EmailKind } from '../database/emailTables.ts';
import type { Database } from '../database/tables.ts';
import { giftPath, receiptPath } from '../donations/giftLinks.ts';
import { monthlyGiftById, type MonthlyGift } from '../monthly-gifts/monthlyGiftRows.ts';
import { day, money } from '../reports/copy.ts';
import type { SignedLinks } from '../signedLinks.ts';
import { layOut, type Email, type EmailContent } from './layout.ts';
import type { QueuedEmail } from './outbox.ts';
import { giftReceived } from './texts/giftReceived.ts';
import { monthlyGiftEnded } from './texts/monthlyGiftEnded.ts';
import { monthlyGiftFailed, type MonthlyGiftNews } from './texts/monthlyGiftFailed.ts';
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

const monthlyGiftUrl = (id: number, { links, origin }: Pick<ComposeDependencies, 'links' | 'origin'>) =>
  `${origin()}/monthly-gift/${links.monthlyGift.tokenOf(id)}`;

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
      reference: gift.short_reference,
      projectTitle: gift.project_title,
      provider: PROVIDERS[gift.payment_client],
      isMonthly: gift.frequency === 'MONTHLY',
      receiptUrl: `${origin()}/backend${receiptPath(links, gift)}`,
      giftUrl: origin() + giftPath(links, gift),
      monthlyGiftUrl: monthlyGiftId === null ? null : monthlyGiftUrl(monthlyGiftId, { links, origin }),
      organisation: organisation.name,
      contactEmail: organisation.email,
    }),
  };
};

/** News of a monthly gift, while its status is still the one that the email tells of. */
const composeMonthlyGift =
  (status: MonthlyGift['status'], text: (news: MonthlyGiftNews) => EmailContent): Compose =>
  async (id, { db, links, origin }) => {
    const gift = await monthlyGiftById(db, id);
    if (gift?.status !== status) return null;
    const content = text({
      donorName: gift.donor_full_name,
      amount: money(gift.amount_minor, gift.currency),
      projectTitle: gift.project_title,
      provider: PROVIDERS[gift.payment_client],
      monthlyGiftUrl: monthlyGiftUrl(id, { links, origin }),
      organisation: organisation.name,
      contactEmail: organisation.email,
    });
    return { to: gift.donor_email, content };
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
  monthly_gift_failed: composeMonthlyGift('past_due', monthlyGiftFailed),
  monthly_gift_ended: composeMonthlyGift('ended', monthlyGiftEnded),
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

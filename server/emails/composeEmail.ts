import type { Kysely } from 'kysely';
import { organisation } from '@/app/organisation';
import type { EmailKind } from '../database/emailTables.ts';
import type { Database } from '../database/tables.ts';
import { giftPath, receiptPath } from '../donations/giftLinks.ts';
import { monthlyGiftById, type MonthlyGift } from '../monthly-gifts/monthlyGiftRows.ts';
import { CLIENT_NAMES } from '../payments/provider.ts';
import { calendarDay, day, money } from '../reports/copy.ts';
import type { SignedLinks } from '../signedLinks.ts';
import { layOut, type Email, type EmailContent } from './layout.ts';
import type { QueuedEmail } from './outbox.ts';
import { optedOutOfDeliveryEmails } from './deliveryEmails.ts';
import { delivery } from './texts/delivery.ts';
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

type Compose = (
  about: Pick<QueuedEmail, 'subject_id' | 'occasion'>,
  dependencies: ComposeDependencies,
) => Promise<Composed | null>;

const monthlyGiftUrl = (id: number, { links, origin }: Pick<ComposeDependencies, 'links' | 'origin'>) =>
  `${origin()}/monthly-gift/${links.monthlyGift.tokenOf(id)}`;

const composeGiftReceived: Compose = async ({ subject_id: id }, { db, links, origin }) => {
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
      provider: CLIENT_NAMES[gift.payment_client],
      isMonthly: gift.frequency === 'MONTHLY',
      receiptUrl: `${origin()}/backend${receiptPath(links, gift)}`,
      giftUrl: origin() + giftPath(links, gift),
      monthlyGiftUrl: monthlyGiftId === null ? null : monthlyGiftUrl(monthlyGiftId, { links, origin }),
      organisation: organisation.name,
      contactEmail: organisation.email,
    }),
  };
};

/** An email about a monthly gift, unless the gift no longer has the status that the email reports. */
const composeMonthlyGift =
  (status: MonthlyGift['status'], text: (news: MonthlyGiftNews) => EmailContent): Compose =>
  async ({ subject_id: id }, { db, links, origin }) => {
    const gift = await monthlyGiftById(db, id);
    if (gift?.status !== status) return null;
    const content = text({
      donorName: gift.donor_full_name,
      amount: money(gift.amount_minor, gift.currency),
      projectTitle: gift.project_title,
      provider: CLIENT_NAMES[gift.payment_client],
      monthlyGiftUrl: monthlyGiftUrl(id, { links, origin }),
      organisation: organisation.name,
      contactEmail: organisation.email,
    });
    return { to: gift.donor_email, content };
  };

const composeNewsletterWelcome: Compose = async ({ subject_id: id }, { db, links, origin }) => {
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

const composeDelivery: Compose = async ({ subject_id: id, occasion }, { db, links, origin }) => {
  const found = await db
    .selectFrom('donation')
    .innerJoin('proof_photo', 'proof_photo.project_id', 'donation.project_id')
    .innerJoin('project', 'project.id', 'donation.project_id')
    .select(['donor_email', 'donor_full_name', 'project.title', 'name', 'deliver_date'])
    .where('donation.id', '=', id)
    .where('proof_photo.id', 'in', occasion.split(',').map(Number))
    .where('donation.status', '=', 'completed')
    .where((query) => query.not(query.exists(optedOutOfDeliveryEmails(db))))
    .executeTakeFirst();
  if (!found) return null;
  const content = delivery({
    donorName: found.donor_full_name,
    projectTitle: found.title,
    recipient: found.name,
    date: found.deliver_date === null ? null : calendarDay(found.deliver_date),
    giftUrl: origin() + giftPath(links, { id }),
    unsubscribeUrl: `${origin()}/unsubscribe/${links.deliveries.tokenOf(id)}`,
    organisation: organisation.name,
  });
  return { to: found.donor_email, content };
};

const COMPOSE: Readonly<Record<EmailKind, Compose>> = {
  gift_received: composeGiftReceived,
  monthly_gift_failed: composeMonthlyGift('past_due', monthlyGiftFailed),
  monthly_gift_ended: composeMonthlyGift('ended', monthlyGiftEnded),
  delivery: composeDelivery,
  newsletter_welcome: composeNewsletterWelcome,
};

/** Composes an email from the row that it is about; null when the row is gone or the email is out of date. */
export async function composeEmail(
  email: QueuedEmail,
  dependencies: ComposeDependencies,
): Promise<Email | null> {
  const composed = await COMPOSE[email.kind](email, dependencies);
  if (!composed) return null;
  const { to, content } = composed;
  return { to, unsubscribeUrl: content.unsubscribe?.href ?? null, ...layOut(content, organisation) };
}

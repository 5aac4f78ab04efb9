import { sql, type Kysely } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database } from '../database/tables.ts';
import { toDecimalString } from '../money/money.ts';
import { existingProjects } from '../projects/projectQueries.ts';
import type { SignedLinks } from '../signedLinks.ts';
import type { Donation } from './donationRows.ts';
import { giftPath, receiptPath } from './giftLinks.ts';
import { isSettled } from './recordPayment.ts';

export type Confirmation = NonNullable<components['schemas']['DonationConfirmation']['data']>;

/** The donation's project as the public may see it; null without one. */
async function publicProjectOf(
  db: Kysely<Database>,
  { project_id: id }: Donation,
): Promise<components['schemas']['FundedProject'] | null> {
  if (id === null) return null;
  const project = await existingProjects(db)
    .select(['id', 'title', 'currency', 'amount_raised_minor', 'target_amount_minor'])
    .where('id', '=', id)
    .where('status', '<>', 'DRAFT')
    .executeTakeFirst();
  if (!project) return null;
  const { amount_raised_minor: raised, target_amount_minor: target, ...shown } = project;
  return { ...shown, amount_raised: toDecimalString(raised), target_amount: toDecimalString(target) };
}

/** 1 for the first completed donation of its project or, without a project, of the organisation. Null unless completed. */
async function giftNumberOf(
  db: Kysely<Database>,
  { id, status, completed_at: at, project_id: projectId }: Donation,
): Promise<number | null> {
  if (status !== 'completed') return null;
  let gifts = db
    .selectFrom('donation')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'completed')
    .where(sql<boolean>`(completed_at, id) <= (${at}, ${id})`);
  if (projectId !== null) gifts = gifts.where('project_id', '=', projectId);
  return (await gifts.executeTakeFirstOrThrow()).count;
}

/** The response when the donor returns. It is public, so it has no donor data. */
export async function toConfirmation(
  db: Kysely<Database>,
  donation: Donation,
  links: SignedLinks,
): Promise<Confirmation> {
  const { monthly_gift_id: giftId, status } = donation;
  return {
    reference: donation.reference,
    short_reference: donation.short_reference,
    status: donation.status,
    amount: toDecimalString(donation.amount_minor),
    currency: donation.currency,
    frequency: donation.frequency,
    payment_client: donation.payment_client,
    project_title: donation.project_title,
    completed_at: donation.completed_at?.toISOString() ?? null,
    project: await publicProjectOf(db, donation),
    gift_number: await giftNumberOf(db, donation),
    ...(status === 'completed' && {
      receipt_url: receiptPath(links, donation),
      gift_url: giftPath(links, donation),
    }),
    ...(giftId !== null && isSettled(donation) && { monthly_gift_token: links.monthlyGift.tokenOf(giftId) }),
  };
}

import type { Kysely } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Handlers } from '../contract/types.ts';
import type { Database } from '../database/tables.ts';
import { paidDonationById, type PaidDonation } from '../donations/donationRows.ts';
import { notFound } from '../http/errors.ts';
import { toDecimalString } from '../money/money.ts';
import { percentageFunded, presentProof } from '../projects/presentProject.ts';
import { projectById, proofsOf } from '../projects/projectQueries.ts';
import type { SignedLinks } from '../signedLinks.ts';

interface GiftPageDependencies {
  db: Kysely<Database>;
  links: SignedLinks;
}

type FollowedProject = NonNullable<components['schemas']['FollowedGift']['project']>;

/** The state of the project; null when it is not public or no longer there. */
async function followProject(db: Kysely<Database>, id: number | null): Promise<FollowedProject | null> {
  const project = id === null ? undefined : await projectById(db, id, { withDrafts: false });
  if (!project) return null;
  const { target_amount_minor: target, amount_raised_minor: raised, status } = project;
  return {
    id: project.id,
    title: project.title,
    location: project.location,
    percentage_funded: percentageFunded(raised, target),
    is_funded: status === 'COMPLETED' || (target > 0 && raised >= target),
    shipped_on: project.shipped_on,
    photos: (await proofsOf(db, project.id)).map(presentProof),
  };
}

/** The gift without its donor, because people show this page to others. */
async function followGift(
  db: Kysely<Database>,
  gift: PaidDonation,
): Promise<components['schemas']['FollowedGift']> {
  const { rate_used: rate, project_currency: currency, remaining_share_minor: share } = gift;
  const isConverted = rate !== null && currency !== null && share !== null;
  return {
    short_reference: gift.short_reference,
    status: gift.status,
    amount: toDecimalString(gift.status === 'refunded' ? gift.amount_minor : gift.remaining_minor),
    currency: gift.currency,
    frequency: gift.frequency,
    completed_at: gift.completed_at?.toISOString() ?? null,
    project_title: gift.project_title,
    ...(isConverted && {
      project_currency: currency,
      project_currency_amount: toDecimalString(share),
      rate_used: Number(rate),
    }),
    project: await followProject(db, gift.project_id),
  };
}

/** Shows a donor, by signed token, what a gift has done. */
export function giftPageHandlers({ db, links }: GiftPageDependencies): Pick<Handlers, 'followGift'> {
  return {
    followGift: async ({ path: { token } }) => {
      const id = links.gift.read(token);
      const gift = id === null ? undefined : await paidDonationById(db, id);
      if (!gift) throw notFound('This gift does not exist.');
      return { status: 200, body: { data: await followGift(db, gift) } };
    },
  };
}

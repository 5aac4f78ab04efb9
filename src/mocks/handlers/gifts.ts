import type { components } from '@/api/generated/schema';
import type { StoredDonation } from '@/mocks/db';
import { notFound } from '@/mocks/errorBodies';
import { shortReferenceOf } from '@/mocks/fixtures/donations';
import { http } from '@/mocks/http';
import { fromMinor, toMinor } from '@/mocks/minorUnits';
import { pdfResponse } from '@/mocks/pdf';
import { findSettled, projectOf } from '@/mocks/records/donations';

type FollowedGift = components['schemas']['FollowedGift'];

/** What the project has done; null unless it is public. */
function followedProject(donation: StoredDonation): FollowedGift['project'] {
  const project = projectOf(donation);
  if (!project || project.status === 'DRAFT') return null;
  const { id, title, location = null, percentage_funded: percent = null, status, photos = [] } = project;
  return {
    id,
    title,
    location,
    percentage_funded: percent,
    is_funded: status === 'COMPLETED' || (percent ?? 0) >= 100,
    shipped_on: project.shipped_on ?? null,
    photos,
  };
}

/** A gift without its donor. */
function followedGift(donation: StoredDonation): FollowedGift {
  const { row, completedAt } = donation;
  const { status, amount, refunded_amount: refunded, currency, frequency, project_title = null } = row;
  return {
    short_reference: shortReferenceOf(row.id),
    status,
    amount: status === 'refunded' ? amount : fromMinor(toMinor(amount) - toMinor(refunded ?? '0.00')),
    currency,
    frequency,
    completed_at: completedAt,
    project_title,
    project: followedProject(donation),
  };
}

const unknown = notFound('gift');

export const giftHandlers = {
  downloadReceipt: http.get('/api/donation/receipt/{token}', ({ params, response }) => {
    const found = findSettled(params.token);
    return found?.row.status === 'completed'
      ? response.untyped(pdfResponse(`Receipt ${shortReferenceOf(found.row.id)}`))
      : response(404).json(unknown);
  }),

  followGift: http.get('/api/donation/gift/{token}', ({ params, response }) => {
    const found = findSettled(params.token);
    return found ? response(200).json({ data: followedGift(found) }) : response(404).json(unknown);
  }),
};

import type { components } from '@/api/generated/schema';
import { db, type StoredDonation } from '@/mocks/db';
import { shortReferenceOf } from '@/mocks/fixtures/donations';
import type { Project } from '@/mocks/fixtures/projectFactory';
import { paymentOutcomeFor, type PaymentOutcome } from '@/mocks/magicValues';
import { activate, addMonthlyGift, findMonthlyGift, privateTokenOf } from '@/mocks/records/monthlyGifts';
import { convert, fromMinor, percentageOf, toDecimal, toMinor } from '@/mocks/minorUnits';

type DonationCreate = components['schemas']['DonationCreate'];
type DonationConfirmation = components['schemas']['DonationConfirmation'];

const PAID: ReadonlySet<PaymentOutcome> = new Set<PaymentOutcome>([
  'completed',
  'refunded',
  'past-due',
  'cannot-be-ended',
]);

const PROVIDERS = { USD: 'PAYPAL', NGN: 'PAYSTACK' } as const;

/** The payment provider for a currency. */
export function providerFor(currency: DonationCreate['currency']): DonationCreate['payment_client'] {
  return PROVIDERS[currency];
}

/** The donation's project, unless it was deleted. */
export function projectOf({ projectId }: StoredDonation): Project | undefined {
  return db.tables.projects.find(({ id }) => id === projectId);
}

/** Stores a pending donation. */
export function addDonation(
  body: DonationCreate,
  project: Project | undefined,
  idempotencyKey: string | null,
): StoredDonation {
  const id = db.nextId('donations');
  const donation: StoredDonation = {
    row: {
      id,
      short_reference: shortReferenceOf(id),
      created_at: new Date().toISOString(),
      donor_full_name: body.donor_full_name,
      donor_email: body.donor_email,
      project_title: project?.title ?? null,
      currency: body.currency,
      amount: toDecimal(body.amount),
      project_currency: project?.currency ?? null,
      project_currency_amount: null,
      frequency: body.frequency,
      payment_client: body.payment_client,
      status: 'pending',
      previous_amount_raised: null,
      current_amount_raised: null,
      refunded_amount: null,
      redirected_from: null,
      monthly_gift_id: body.frequency === 'MONTHLY' ? addMonthlyGift(body, project, id).id : null,
      monthly_gift_status: body.frequency === 'MONTHLY' ? 'pending' : null,
    },
    reference: `mock-${id}`,
    projectId: project?.id ?? null,
    completedAt: null,
    timesAsked: 0,
    idempotencyKey,
    requestBody: JSON.stringify(body),
  };
  db.tables.donations.unshift(donation);
  return donation;
}

/** The donation created with a key. */
export function findByKey(key: string): StoredDonation | undefined {
  return db.tables.donations.find(({ idempotencyKey }) => idempotencyKey === key);
}

/** The provider's token for the payment. */
export function providerTokenOf({ reference }: StoredDonation): string {
  return `token-of-${reference}`;
}

/** Finds a donation by its reference or the provider's token; if both are given, they must match. */
export function findByReturn(paymentId: string | null, token: string | null): StoredDonation | undefined {
  return db.tables.donations.find(
    (donation) =>
      (!paymentId || paymentId === donation.reference) &&
      (!token || [providerTokenOf(donation), donation.reference].includes(token)),
  );
}

/** The token of a donation's private links. */
const giftTokenOf = (id: number): string => `${id}.signature`;

/** A paid donation, by the token of its private links. The mocks do not check signatures. */
export function findSettled(token: string): StoredDonation | undefined {
  const id = Number(token.split('.', 1)[0]);
  return db.tables.donations.find(
    ({ row }) => row.id === id && (row.status === 'completed' || row.status === 'refunded'),
  );
}

/** Completes a donation and raises its project's total at the current rate. */
function complete(donation: StoredDonation): void {
  const { row } = donation;
  const project = projectOf(donation);
  row.status = 'completed';
  donation.completedAt = new Date().toISOString();
  const monthlyGift = row.monthly_gift_id ? findMonthlyGift(row.monthly_gift_id) : undefined;
  if (monthlyGift) activate(monthlyGift);
  if (!project) return;
  const gift = convert(toMinor(row.amount), row.currency, project.currency, db.tables.rate.usdToNgn);
  const before = toMinor(project.amount_raised ?? '0.00');
  row.project_currency_amount = fromMinor(gift);
  row.previous_amount_raised = fromMinor(before);
  row.current_amount_raised = fromMinor(before + gift);
  project.amount_raised = row.current_amount_raised;
  project.percentage_funded = percentageOf(project.amount_raised, project.target_amount ?? null);
}

/**
 * Simulates asking the provider: the amount determines the outcome of a pending donation. Settled ones do not
 * change, unless the amount asks for a refund.
 */
export function settle(donation: StoredDonation): void {
  const fate = paymentOutcomeFor(donation.row.amount);
  if (donation.row.status === 'completed' && fate === 'refunded') {
    Object.assign(donation.row, { status: 'refunded', refunded_amount: donation.row.amount });
  }
  if (donation.row.status !== 'pending') return;
  donation.timesAsked += 1;
  if (fate === 'declined') donation.row.status = 'failed';
  const paid = PAID.has(fate) || (fate === 'pending-at-first' && donation.timesAsked > 1);
  if (paid) complete(donation);
}

/** How many gifts to the same project, or to anything without a project, were completed up to this one. */
function giftNumberOf({ projectId, completedAt }: StoredDonation): number {
  return db.tables.donations.filter(
    (other) =>
      other.row.status === 'completed' &&
      (projectId === null || other.projectId === projectId) &&
      Date.parse(other.completedAt ?? '') <= Date.parse(completedAt ?? ''),
  ).length;
}

const fundedProject = ({ id, title, currency, amount_raised, target_amount }: Project) => ({
  id,
  title,
  currency: currency ?? 'USD',
  amount_raised: amount_raised ?? '0.00',
  target_amount: target_amount ?? '0.00',
});

/** The public data of a donation, which excludes the donor. */
export function confirmationOf(donation: StoredDonation): DonationConfirmation {
  const { row, reference, completedAt } = donation;
  const { status, amount, currency, frequency, payment_client, project_title = null } = row;
  const project = projectOf(donation);
  return {
    data: {
      reference,
      short_reference: shortReferenceOf(row.id),
      status,
      amount,
      currency,
      frequency,
      payment_client,
      project_title,
      completed_at: completedAt,
      project: project && project.status !== 'DRAFT' ? fundedProject(project) : null,
      gift_number: status === 'completed' ? giftNumberOf(donation) : null,
      ...(status === 'completed' && {
        receipt_url: `/api/donation/receipt/${giftTokenOf(row.id)}`,
        gift_url: `/gift/${giftTokenOf(row.id)}`,
      }),
      monthly_gift_token:
        (status === 'completed' || status === 'refunded') && row.monthly_gift_id
          ? privateTokenOf(row.monthly_gift_id)
          : null,
    },
  };
}

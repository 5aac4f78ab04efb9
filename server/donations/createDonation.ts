import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Kysely, Selectable } from 'kysely';
import type { components } from '@/api/generated/schema';
import { isForeignKeyViolation } from '../database/errors.ts';
import type { ProjectTable } from '../database/projectTables.ts';
import type { Database } from '../database/tables.ts';
import { currentExchangeRate } from '../exchange-rate/exchangeRates.ts';
import { inTransaction } from '../database/transaction.ts';
import { providerFailed, validationFailed } from '../http/errors.ts';
import { toMinorUnits } from '../money/money.ts';
import { beginMonthlyGift } from '../monthly-gifts/monthlyGiftRows.ts';
import { filledLine } from '../sanitizeLine.ts';
import { paymentClientFor, type Payments } from '../payments/payments.ts';
import type { PaymentProvider } from '../payments/provider.ts';
import { noSuchProject } from '../projects/existingProject.ts';
import { existingProjects } from '../projects/projectQueries.ts';
import { requireSameForm } from '../uploads/formKey.ts';
import type { AdmitDonation } from './admitDonation.ts';
import {
  donationByKey,
  donationByReference,
  insertDonation,
  storeCheckout,
  type Donation,
} from './donationRows.ts';
import { convertToProjectCurrency } from './projectFigures.ts';
import { refuseOutsideLimits, type DonationLimits } from './donationLimits.ts';

export type DonationRequest = components['schemas']['DonationCreate'];

export interface CreateDependencies {
  db: Kysely<Database>;
  payments: Payments;
  limits: DonationLimits;
  /** The website's public origin, without a trailing slash. */
  origin: () => string;
  log: FastifyBaseLogger;
  /** Called once the request is known to be a new donation. */
  admission: () => Promise<AdmitDonation>;
}

/** A stored donation and its checkout. */
export interface StartedDonation {
  reference: string;
  checkoutUrl: string;
}

type ProjectOfGift = Pick<Selectable<ProjectTable>, 'id' | 'title' | 'currency' | 'amount_raised_minor'>;

const NOT_STARTED = 'The payment provider is not responding. Nothing was charged. Please try again.';
const CURRENCY_NAMES = { USD: 'US dollars', NGN: 'naira' } as const;
const NO_PROVIDER = 'We cannot take gifts at the moment. Nothing was charged.';

/** A digest of what a request means, independent of the order and whitespace of its JSON. */
export function digestOf(request: DonationRequest): string {
  const { donor_email, donor_full_name, amount, currency, payment_client, frequency, project_id } = request;
  const meaning = [
    donor_email,
    donor_full_name,
    amount,
    currency,
    payment_client,
    frequency,
    project_id ?? null,
  ];
  return createHash('sha256').update(JSON.stringify(meaning)).digest('hex');
}

function refuseWrongClient({ currency, payment_client: client }: DonationRequest): void {
  const wanted = paymentClientFor(currency);
  if (client === wanted) return;
  throw validationFailed(
    `Donations in ${currency} go through ${wanted}.`,
    [{ field: 'payment_client', message: `must be ${wanted} for ${currency}` }],
    'currency_provider_mismatch',
  );
}

/** The project; null for a general donation. Donors see neither drafts nor deleted projects. */
async function projectOfGift(
  db: Kysely<Database>,
  projectId: number | null | undefined,
): Promise<ProjectOfGift | null> {
  if (projectId === null || projectId === undefined) return null;
  const project = await existingProjects(db)
    .select(['id', 'title', 'status', 'receiving_donation', 'currency', 'amount_raised_minor'])
    .where('id', '=', projectId)
    .executeTakeFirst();
  if (!project || project.status === 'DRAFT') throw noSuchProject();
  if (!project.receiving_donation)
    throw validationFailed('This project is not receiving donations.', undefined, 'project_closed');
  return project;
}

/** Refuses, before payment, an amount with which the project's sum would no longer be exact. */
async function refuseTooLarge(
  db: Kysely<Database>,
  project: ProjectOfGift,
  gift: Pick<Donation, 'amount_minor' | 'currency'>,
): Promise<void> {
  const rate = project.currency === gift.currency ? undefined : await currentExchangeRate(db);
  if (convertToProjectCurrency(gift, project, rate?.usdToNgnRate) !== 'too-large') return;
  throw validationFailed('The amount is more than this project can accept.', [
    { field: 'amount', message: 'is more than this project can accept' },
  ]);
}

/** The donation made with this key earlier. */
async function repeated(
  db: Kysely<Database>,
  key: string | undefined,
  digest: string,
): Promise<Donation | undefined> {
  const donation = key === undefined ? undefined : await donationByKey(db, key);
  if (donation) requireSameForm({ idempotency_hash: digest }, donation, 'another donation');
  return donation;
}

/** The provider of a donation, which the currency decides. */
function providerOf(
  { currency, payment_client: client }: DonationRequest,
  payments: Payments,
  log: FastifyBaseLogger,
): PaymentProvider {
  const provider = payments.providerFor(client);
  if (provider) return provider;
  const other = currency === 'USD' ? 'NGN' : 'USD';
  if (payments.providerFor(paymentClientFor(other)))
    throw validationFailed(
      `We cannot take gifts in ${CURRENCY_NAMES[currency]} at the moment. Please give in ${CURRENCY_NAMES[other]}.`,
      [{ field: 'currency', message: `must be ${other}` }],
      'currency_unavailable',
    );
  log.error('A donation was refused: no payment provider is configured');
  throw providerFailed(NO_PROVIDER);
}

async function store(
  request: DonationRequest,
  key: string | undefined,
  { db, payments, limits, log, admission }: CreateDependencies,
): Promise<Donation> {
  const digest = digestOf(request);
  const earlier = await repeated(db, key, digest);
  if (earlier) return earlier;
  const amountMinor = toMinorUnits(request.amount, 'amount');
  refuseWrongClient(request);
  refuseOutsideLimits(amountMinor, request.currency, limits);
  const project = await projectOfGift(db, request.project_id);
  if (project) await refuseTooLarge(db, project, { amount_minor: amountMinor, currency: request.currency });
  const provider = providerOf(request, payments, log);
  const donation = {
    reference: randomUUID(),
    idempotency_key: key ?? null,
    idempotency_hash: key === undefined ? null : digest,
    project_id: project?.id ?? null,
    project_title: project?.title ?? null,
    donor_email: request.donor_email,
    donor_full_name: filledLine('donor_full_name', request.donor_full_name),
    amount_minor: amountMinor,
    currency: request.currency,
    frequency: request.frequency,
    payment_client: request.payment_client,
    provider: provider.name,
  };
  const admit = await admission();
  const stored = await inTransaction(db, async (transaction) => {
    const inserted = await insertDonation(transaction, donation);
    // A concurrent request with the same key has stored it.
    if (!inserted) return undefined;
    await admit(transaction);
    return inserted.frequency === 'MONTHLY' ? beginMonthlyGift(transaction, inserted) : inserted;
  }).catch((error: unknown) => {
    // The project was deleted after it was read.
    throw isForeignKeyViolation(error) ? noSuchProject() : error;
  });
  const made = stored ?? (await repeated(db, key, digest));
  if (!made) throw new Error('A donation was neither stored nor found.');
  return made;
}

function openCheckout(provider: PaymentProvider, donation: Donation, origin: string) {
  const thankYou = `${origin}/thankyou?paymentId=${encodeURIComponent(donation.reference)}`;
  return provider.start({
    reference: donation.reference,
    money: { minor: donation.amount_minor, currency: donation.currency },
    frequency: donation.frequency,
    donorEmail: donation.donor_email,
    description: donation.project_title ?? 'Donation',
    returnUrl:
      donation.payment_client === 'PAYSTACK' ? `${origin}/backend/api/donation/paystack/callback` : thankYou,
    cancelUrl: `${thankYou}&cancelled=1`,
  });
}

/** Opens the checkout of a stored donation, unless it has one. */
async function withCheckout(
  donation: Donation,
  { db, payments, origin, log }: CreateDependencies,
): Promise<Donation> {
  if (donation.checkout_url !== null) return donation;
  try {
    const provider = payments.providerNamed(donation.provider, donation.payment_client);
    if (!provider) throw new Error(`The provider ${donation.provider} is not configured.`);
    await storeCheckout(db, donation, await openCheckout(provider, donation, origin()));
  } catch (error) {
    log.error({ err: error, reference: donation.short_reference }, 'A checkout could not be opened');
    throw providerFailed(NOT_STARTED);
  }
  return (await donationByReference(db, donation.reference)) ?? donation;
}

/**
 * Stores a donation as `pending`, then asks the provider for a checkout. A repeated key returns the same donation and checkout; after a
 * provider failure it retries. Without a configured provider nothing is stored, because the donation could never be verified.
 *
 * @throws HttpError 404, 422 and 502, as in the contract
 */
export async function createDonation(
  request: DonationRequest,
  key: string | undefined,
  dependencies: CreateDependencies,
): Promise<StartedDonation> {
  const donation = await withCheckout(await store(request, key, dependencies), dependencies);
  if (donation.checkout_url === null) throw providerFailed(NOT_STARTED);
  return { reference: donation.reference, checkoutUrl: donation.checkout_url };
}

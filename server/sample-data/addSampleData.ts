import { createHash, randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely, type Transaction } from 'kysely';
import { inTransaction } from '../database/transaction.ts';
import type { Database } from '../database/tables.ts';
import { applyInTransaction } from '../donations/recordPayment.ts';
import { applyRefundInTransaction } from '../donations/recordRefund.ts';
import { insertDonation, type Donation } from '../donations/donationRows.ts';
import type { FileStore } from '../files/fileStore.ts';
import { inOrder } from '../inOrder.ts';
import { paymentClientFor } from '../payments/payments.ts';
import { addMonthlyGift } from './addMonthlyGift.ts';
import { LAST_MOMENT, spreadGifts, type SampleGift } from './gifts.ts';
import { communityProjects } from './projects/community.ts';
import { educationProjects } from './projects/education.ts';
import { healthcareProjects } from './projects/healthcare.ts';
import { SAMPLE_PROVIDER } from './sampleProvider.ts';
import { usd, type SampleProject } from './sampleProject.ts';

interface SampleDependencies {
  db: Kysely<Database>;
  files: FileStore;
  log: FastifyBaseLogger;
}

/** The URL prefix of stored images. */
type ImagePaths = ReadonlyMap<string, string>;

/** Recorded in `setting`, so that an emptied database is not filled again. */
const MARK = 'sample_data';

/** An advisory lock id that nothing else on the database uses. */
const LOCK = 7_251_403_120;

const RATE = { usd_to_ngn_rate: '1540.25', updated_at: new Date('2026-11-20T07:30:00Z') };
const COVER_SIZE = { width: 1600, height: 1067 };
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** Oldest first, so that ids grow with time. */
const projects = [...educationProjects, ...healthcareProjects, ...communityProjects].toSorted((a, b) =>
  a.startDate.localeCompare(b.startDate),
);

async function isUntouched(db: Kysely<Database>): Promise<boolean> {
  const { rows } = await sql<{ untouched: boolean }>`select not exists (select from project)
    and not exists (select from donation) and not exists (select from exchange_rate)
    and not exists (select from setting where name = ${MARK}) as untouched`.execute(db);
  return rows[0]?.untouched ?? false;
}

/** Stores the drawings like uploaded images, under names derived from their content. */
async function storeImages(files: FileStore): Promise<ImagePaths> {
  const { sampleImage } = await import('./images.ts');
  const images = new Set(
    projects.flatMap(({ cover, proofs }) => [cover, ...proofs.map(({ image }) => image)]),
  );
  const stored = [...images].map(async (image) => {
    const variants = sampleImage(image);
    const digest = createHash('sha256');
    for (const content of variants.values()) digest.update(content);
    const name = `${image}-${digest.digest('hex').slice(0, 10)}.webp`;
    await files.write(name, variants);
    return [image, `/files/${name}`] as const;
  });
  return new Map(await Promise.all(stored));
}

function pathOf(paths: ImagePaths, image: string): string {
  const path = paths.get(image);
  if (path === undefined) throw new Error(`The drawing ${image} was not stored.`);
  return path;
}

/** Created on its first day; drafts were created today. */
const madeAt = ({ startDate }: SampleProject) =>
  new Date(Math.min(Date.parse(`${startDate}T08:00:00Z`), LAST_MOMENT));

async function insertProject(
  transaction: Transaction<Database>,
  project: SampleProject,
  paths: ImagePaths,
): Promise<number> {
  const { id } = await transaction
    .insertInto('project')
    .values({
      title: project.title,
      summary: project.summary,
      category: project.category,
      location: project.location,
      deadline: project.deadline,
      start_date: project.startDate,
      status: project.status,
      currency: project.currency,
      target_amount_minor: project.target * 100,
      impact: project.impact,
      impact_phrase: project.impactPhrase,
      impact_count: project.impactCount,
      beneficiary_count: project.beneficiaryCount,
      goals: JSON.stringify(project.goals),
      milestones: JSON.stringify(project.milestones),
      donation_supports: JSON.stringify(project.donationSupports),
      cover_image: pathOf(paths, project.cover),
      cover_image_width: COVER_SIZE.width,
      cover_image_height: COVER_SIZE.height,
      donation_reason: project.donationReason ?? null,
      receiving_donation: project.receivingDonation,
      shipped_on: project.shippedOn ?? null,
      created_at: madeAt(project),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (project.proofs.length === 0) return id;
  const proofs = project.proofs.map(({ image, name, deliverDate, workingOn }) => ({
    project_id: id,
    image: pathOf(paths, image),
    image_width: COVER_SIZE.width,
    image_height: COVER_SIZE.height,
    name,
    deliver_date: deliverDate,
    working_on: workingOn ?? null,
  }));
  await transaction.insertInto('proof_photo').values(proofs).execute();
  return id;
}

async function insertGift(
  transaction: Transaction<Database>,
  { donor, money, frequency, at }: SampleGift,
  project: { id: number; title: string } | null,
): Promise<Donation> {
  const reference = randomUUID();
  const donation = await insertDonation(transaction, {
    reference,
    project_id: project?.id ?? null,
    project_title: project?.title ?? null,
    donor_email: donor.email,
    donor_full_name: donor.name,
    amount_minor: money.minor,
    currency: money.currency,
    frequency,
    payment_client: paymentClientFor(money.currency),
    provider: SAMPLE_PROVIDER,
    provider_reference: reference,
    next_check_at: null,
    created_at: at,
  });
  if (!donation) throw new Error('A sample gift was there already.');
  return donation;
}

/** Completed in the same way as real gifts, so that raised sums match the stored rows. */
async function completeGift(
  transaction: Transaction<Database>,
  donation: Donation,
  log: FastifyBaseLogger,
): Promise<void> {
  const { reference, amount_minor: minor, currency, created_at: made } = donation;
  await applyInTransaction(
    transaction,
    {
      reference,
      providerReference: reference,
      state: 'paid',
      payment: {
        paymentId: reference,
        money: { minor, currency },
        paidAt: new Date(made.getTime() + MINUTE_MS),
      },
    },
    log,
  );
}

const GENERAL_GIFTS = [
  { money: usd(50), outcome: 'completed' },
  { money: usd(250), outcome: 'partly refunded' },
  { money: usd(25), outcome: 'refunded' },
  { money: usd(100), outcome: 'declined' },
  { money: usd(50), outcome: 'pending' },
] as const;

/** General donations, one for each way in which a donation can go on. */
async function addGeneralGifts(transaction: Transaction<Database>, log: FastifyBaseLogger): Promise<void> {
  const gifts = spreadGifts(
    GENERAL_GIFTS.map(({ money }) => money),
    { start: '2026-06-01', end: '2026-11-20', firstNumber: 3 },
  );
  await inOrder(gifts.entries(), async ([index, gift]) => {
    const outcome = GENERAL_GIFTS[index]?.outcome ?? 'pending';
    const donation = await insertGift(transaction, gift, null);
    if (outcome === 'pending') return;
    if (outcome === 'declined') return declineGift(transaction, donation, log);
    await completeGift(transaction, donation, log);
    if (outcome === 'refunded') await refundGift(transaction, donation, 1, log);
    if (outcome === 'partly refunded') await refundGift(transaction, donation, 0.4, log);
  });
}

async function refundGift(
  transaction: Transaction<Database>,
  { reference, amount_minor: minor, currency, created_at: made }: Donation,
  part: number,
  log: FastifyBaseLogger,
): Promise<void> {
  const money = { minor: minor * part, currency };
  await applyRefundInTransaction(
    transaction,
    { provider: SAMPLE_PROVIDER, kind: 'refund', id: reference, paymentId: reference, money },
    { at: new Date(made.getTime() + DAY_MS), log },
  );
}

async function declineGift(
  transaction: Transaction<Database>,
  { reference }: Donation,
  log: FastifyBaseLogger,
): Promise<void> {
  const outcome = { reference, providerReference: reference, state: 'failed' } as const;
  await applyInTransaction(transaction, outcome, log);
}

async function fill(
  transaction: Transaction<Database>,
  paths: ImagePaths,
  log: FastifyBaseLogger,
): Promise<void> {
  await transaction.insertInto('setting').values({ name: MARK, value: 'added' }).execute();
  await transaction.insertInto('exchange_rate').values(RATE).execute();
  let firstNumber = 0;
  await inOrder(projects, async (project) => {
    const id = await insertProject(transaction, project, paths);
    const { startDate: start, deadline: end, title } = project;
    await inOrder(spreadGifts(project.gifts, { start, end, firstNumber }), async (gift) => {
      const donation = await insertGift(transaction, gift, { id, title });
      await completeGift(transaction, donation, log);
    });
    firstNumber += project.gifts.length;
  });
  await addGeneralGifts(transaction, log);
  await addMonthlyGift(transaction, log);
  // Sample donors get no emails.
  await transaction.deleteFrom('email').where('kind', '=', 'gift_received').execute();
}

/**
 * Fills an unused database with fictional projects, gifts and an exchange rate in one transaction. A database that was filled before or
 * has any data is left alone.
 *
 * @param announce prints a line for the person who started the server
 */
export async function addSampleData(
  { db, files, log }: SampleDependencies,
  announce: (line: string) => void,
): Promise<void> {
  if (!(await isUntouched(db))) return;
  announce('Adding sample projects and gifts …');
  const paths = await storeImages(files);
  await inTransaction(db, async (transaction) => {
    await sql`select pg_advisory_xact_lock(${LOCK}::bigint)`.execute(transaction);
    if (await isUntouched(transaction)) await fill(transaction, paths, log);
  });
}

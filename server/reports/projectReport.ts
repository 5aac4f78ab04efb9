import type { Kysely } from 'kysely';
import type { Currency } from '../database/columns.ts';
import type { Database } from '../database/tables.ts';
import type { FileStore } from '../files/fileStore.ts';
import { inOrder } from '../inOrder.ts';
import { projectById, proofsOf, type ProjectRow, type ProofRow } from '../projects/projectQueries.ts';
import { coverPhoto, deliveryPhoto } from './photos.ts';

/** Completed donations in one currency, less what was refunded. */
export interface GiftSum {
  currency: Currency;
  count: number;
  /** In cents or kobo. */
  minor: bigint;
}

export interface Delivery {
  recipient: string | null;
  /** `YYYY-MM-DD` */
  date: string | null;
  /** A JPEG of `DELIVERY_PHOTO`'s size; null if there is no picture. */
  photo: Uint8Array | null;
}

/** What the database knows for a report. It contains nothing about any donor. */
export interface ReportFacts {
  project: ProjectRow;
  gifts: readonly GiftSum[];
  proofs: readonly ProofRow[];
}

/** Everything in a report. */
export interface ProjectReport extends Pick<ReportFacts, 'project' | 'gifts'> {
  /** A JPEG of `COVER_PHOTO`'s size; null if there is no cover. */
  cover: Uint8Array | null;
  deliveries: readonly Delivery[];
  /** The number of deliveries that are left out. */
  furtherDeliveries: number;
}

/** Keeps a report small enough to send by email. */
const MAX_DELIVERIES = 48;

/** Completed donations to a project, by the currency they were made in. A full refund removes a donation; a partial one lowers the sum. */
async function giftSumsOf(db: Kysely<Database>, projectId: number): Promise<GiftSum[]> {
  const rows = await db
    .selectFrom('donation')
    .innerJoin('ledger_entry', 'donation_id', 'donation.id')
    .select('donation.currency')
    .select((select) => [
      select.fn.count<number>('donation.id').distinct().as('count'),
      // The sum of a bigint column is NUMERIC, which arrives as text and is never rounded.
      select.fn.sum<string>('ledger_entry.amount_minor').as('minor'),
    ])
    .where('project_id', '=', projectId)
    .where('status', '=', 'completed')
    .groupBy('donation.currency')
    .orderBy('donation.currency', 'desc')
    .execute();
  return rows.map(({ currency, count, minor }) => ({ currency, count, minor: BigInt(minor) }));
}

async function deliveryOf(
  files: FileStore,
  { name, deliver_date: date, image }: ProofRow,
): Promise<Delivery> {
  return { recipient: name, date, photo: await deliveryPhoto(files, image) };
}

/** One picture at a time, to save memory. */
const deliveriesOf = (files: FileStore, proofs: readonly ProofRow[]): Promise<Delivery[]> =>
  inOrder(proofs, (proof) => deliveryOf(files, proof));

/** The facts about a public project; null if there is no such project or it is a draft. */
export async function readFacts(db: Kysely<Database>, id: number): Promise<ReportFacts | null> {
  const project = await projectById(db, id, { withDrafts: false });
  if (!project) return null;
  const [gifts, proofs] = await Promise.all([giftSumsOf(db, id), proofsOf(db, id)]);
  return { project, gifts, proofs };
}

/** Adds the pictures to the facts. */
export async function projectReport(
  files: FileStore,
  { project, gifts, proofs }: ReportFacts,
): Promise<ProjectReport> {
  return {
    project,
    gifts,
    cover: await coverPhoto(files, project.cover_image),
    deliveries: await deliveriesOf(files, proofs.slice(0, MAX_DELIVERIES)),
    furtherDeliveries: Math.max(0, proofs.length - MAX_DELIVERIES),
  };
}

import type { Kysely } from 'kysely';
import type { Currency } from '../database/columns.ts';
import type { Database } from '../database/tables.ts';
import type { FileStore } from '../files/fileStore.ts';
import { inOrder } from '../inOrder.ts';
import { projectById, proofsOf, type ProjectRow, type ProofRow } from '../projects/projectQueries.ts';
import { coverPhoto, deliveryPhoto } from './photos.ts';

/** What was given in one currency: completed gifts alone. */
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
  /** A JPEG of `DELIVERY_PHOTO`'s size; null where the picture is not there. */
  photo: Uint8Array | null;
}

/** What the database knows for a report. It holds nothing about any donor. */
export interface ReportFacts {
  project: ProjectRow;
  gifts: readonly GiftSum[];
  proofs: readonly ProofRow[];
}

/** All that a report tells. */
export interface ProjectReport extends Pick<ReportFacts, 'project' | 'gifts'> {
  /** A JPEG of `COVER_PHOTO`'s size. */
  cover: Uint8Array | null;
  deliveries: readonly Delivery[];
  /** Deliveries beyond those that a report has room for. */
  furtherDeliveries: number;
}

/** So that a report stays one that can be sent by email. */
const MOST_DELIVERIES = 48;

/** Completed gifts to a project, by the currency in which they were given. */
async function giftSumsOf(db: Kysely<Database>, projectId: number): Promise<GiftSum[]> {
  const rows = await db
    .selectFrom('donation')
    .select('currency')
    .select((select) => [
      select.fn.countAll<number>().as('count'),
      // A sum of bigint is NUMERIC: it comes as text and is never rounded.
      select.fn.sum<string>('amount_minor').as('minor'),
    ])
    .where('project_id', '=', projectId)
    .where('status', '=', 'completed')
    .groupBy('currency')
    .orderBy('currency', 'desc')
    .execute();
  return rows.map(({ currency, count, minor }) => ({ currency, count, minor: BigInt(minor) }));
}

async function deliveryOf(
  files: FileStore,
  { name, deliver_date: date, image }: ProofRow,
): Promise<Delivery> {
  return { recipient: name, date, photo: await deliveryPhoto(files, image) };
}

/** One picture at a time: turning them all at once would take the memory of all. */
const deliveriesOf = (files: FileStore, proofs: readonly ProofRow[]): Promise<Delivery[]> =>
  inOrder(proofs, (proof) => deliveryOf(files, proof));

/** What can be reported of a project that the public may see; null for any other. */
export async function readFacts(db: Kysely<Database>, id: number): Promise<ReportFacts | null> {
  const project = await projectById(db, id, { withDrafts: false });
  if (!project) return null;
  const [gifts, proofs] = await Promise.all([giftSumsOf(db, id), proofsOf(db, id)]);
  return { project, gifts, proofs };
}

/** The facts with their pictures. */
export async function projectReport(
  files: FileStore,
  { project, gifts, proofs }: ReportFacts,
): Promise<ProjectReport> {
  return {
    project,
    gifts,
    cover: await coverPhoto(files, project.cover_image),
    deliveries: await deliveriesOf(files, proofs.slice(0, MOST_DELIVERIES)),
    furtherDeliveries: Math.max(0, proofs.length - MOST_DELIVERIES),
  };
}

import { randomBytes } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { sql, type Kysely, type Transaction } from 'kysely';
import PQueue from 'p-queue';
import type { Database } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { FileStore } from '../files/fileStore.ts';
import { inOrder } from '../inOrder.ts';
import { storageFull, type HasNoRoom } from '../uploads/diskSpace.ts';
import { encodeImage, type UploadedImage } from './encodeImage.ts';

/** What a picture is used for: the prefix of its name. */
export type ImageKind = 'cover' | 'media' | 'proof';

export interface NewImage extends UploadedImage {
  kind: ImageKind;
}

/** A stored picture that no row refers to yet. */
export interface StoredImage {
  /** A path under `/backend`, as stored in the tables. */
  path: string;
  width: number;
  height: number;
}

interface ImageDependencies {
  db: Kysely<Database>;
  files: FileStore;
  hasNoRoom: HasNoRoom;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Keeps pictures on disk and the rows that refer to them in step. Names are recorded as orphaned before the first file is written,
 * and the transaction that writes their rows clears the record, so files are found again after a crash. Unrecorded files are never
 * touched.
 */
export interface Images {
  /**
   * Re-encodes and stores pictures one at a time, all or none. Their rows must follow within an hour.
   *
   * @throws HttpError 415 or 422 naming the unreadable part, 503 while the disk is full
   */
  store(uploads: readonly NewImage[]): Promise<StoredImage[]>;
  /** Records that rows of this transaction refer to the pictures. */
  claim(transaction: Transaction<Database>, images: readonly StoredImage[]): Promise<void>;
  /** Records that rows of this transaction no longer refer to them. Call `discard` afterwards. */
  release(transaction: Transaction<Database>, paths: readonly string[]): Promise<void>;
  /** Removes orphaned pictures that no row refers to. Failures are logged and left to `sweep`. */
  discard(paths: readonly string[]): Promise<void>;
  /** Removes pictures orphaned for more than an hour. */
  sweep(): Promise<void>;
}

const FOLDER = '/files/';
const NO_ROOM = 'There is no space for new pictures at the moment. Nothing was saved.';
const ORPHANED_BEFORE = sql<Date>`now() - interval '1 hour'`;

const nameOf = (path: string) => path.slice(FOLDER.length);
const namesOf = (paths: readonly string[]) => [...new Set(paths.map(nameOf))];

async function isReferenced(db: Kysely<Database>, name: string): Promise<boolean> {
  const path = FOLDER + name;
  const { rows } = await sql<{
    found: boolean;
  }>`select exists (select from project where cover_image = ${path})
    or exists (select from proof_photo where image = ${path})
    or exists (select from project_media where file = ${path}) as found`.execute(db);
  return rows[0]?.found ?? true;
}

async function recordOrphaned(db: Kysely<Database>, names: readonly string[]): Promise<void> {
  if (names.length === 0) return;
  await db
    .insertInto('orphaned_image')
    .values(names.map((name) => ({ name })))
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Pictures in a file store, with their orphans recorded in the database. */
export function createImages({ db, files, hasNoRoom, log }: ImageDependencies): Images {
  const queue = new PQueue({ concurrency: 1 });

  async function removeOne(name: string): Promise<void> {
    if (!(await isReferenced(db, name))) await files.remove(name);
    await db.deleteFrom('orphaned_image').where('name', '=', name).execute();
  }

  async function removeAll(names: readonly string[]): Promise<void> {
    const outcomes = await Promise.allSettled(names.map(removeOne));
    for (const outcome of outcomes) if (outcome.status === 'rejected') log.error(outcome.reason);
  }

  async function storeOne(upload: UploadedImage, name: string): Promise<StoredImage> {
    const { variants, width, height } = await encodeImage(upload);
    await files.write(name, variants);
    return { path: FOLDER + name, width, height };
  }

  /** Stores one picture at a time across all requests; a failure skips the rest of the request. */
  const storeAll = (uploads: readonly NewImage[], names: readonly string[]): Promise<StoredImage[]> =>
    inOrder(uploads.entries(), ([index, upload]) => queue.add(() => storeOne(upload, names[index] ?? '')));

  return {
    async store(uploads) {
      if (uploads.length > 0 && (await hasNoRoom())) throw storageFull(log, NO_ROOM);
      const names = uploads.map(({ kind }) => `${kind}-${randomBytes(10).toString('hex')}.webp`);
      await recordOrphaned(db, names);
      try {
        return await storeAll(uploads, names);
      } catch (error) {
        await removeAll(names);
        throw error;
      }
    },

    async claim(transaction, images) {
      if (images.length === 0) return;
      const names = namesOf(images.map(({ path }) => path));
      const claimed = await transaction
        .deleteFrom('orphaned_image')
        .where('name', 'in', names)
        .executeTakeFirst();
      if (claimed.numDeletedRows !== BigInt(names.length))
        throw new Error('A picture waited too long for its row and was removed.');
    },

    release: (transaction, paths) => recordOrphaned(transaction, namesOf(paths)),

    discard: (paths) => removeAll(namesOf(paths)),

    async sweep() {
      const left = await db
        .selectFrom('orphaned_image')
        .select('name')
        .where('created_at', '<', ORPHANED_BEFORE)
        .limit(100)
        .execute();
      await removeAll(left.map(({ name }) => name));
    },
  };
}

/** Stores pictures and passes them to a transaction that writes their rows; removes them when it fails. */
export async function keepImages<Result>(
  { db, images }: { db: Kysely<Database>; images: Images },
  uploads: readonly NewImage[],
  work: (transaction: Transaction<Database>, stored: readonly StoredImage[]) => Promise<Result>,
): Promise<Result> {
  const stored = await images.store(uploads);
  try {
    return await inTransaction(db, async (transaction) => {
      await images.claim(transaction, stored);
      return work(transaction, stored);
    });
  } catch (error) {
    await images.discard(stored.map(({ path }) => path));
    throw error;
  }
}

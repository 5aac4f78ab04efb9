import type { FastifyBaseLogger } from 'fastify';
import type { Insertable, Kysely } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database, VolunteerTable } from '../database/tables.ts';
import { ruleBroken } from '../http/errors.ts';
import type { UploadedFile } from '../uploads/uploadedFile.ts';
import type { CvStore } from './cvStore.ts';

type VolunteerPayload = components['schemas']['VolunteerPayload'];

export interface ApplicationDependencies {
  db: Kysely<Database>;
  cvs: CvStore;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Marks that turn the direction of what follows around, also beyond the end of the text. */
const DIRECTION_OVERRIDES = /[\u202A-\u202E\u2066-\u2069]/g;

/** A name goes into lists and spreadsheets: it is one line, and nothing in it changes how the text around it is read. */
function oneLine(field: keyof VolunteerPayload, text: string): string {
  const line = text
    .replaceAll(DIRECTION_OVERRIDES, '')
    .replaceAll(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  if (line !== '') return line;
  throw ruleBroken('A field has no letters in it.', [
    { field: `payload/${field}`, message: 'must not be empty' },
  ]);
}

/**
 * The columns of what somebody filled in. Hours and days that were typed before full-time was chosen are not kept.
 *
 * @throws HttpError 422
 */
export function columnsOf(payload: VolunteerPayload) {
  const { age, role, availability, hours = null, days = null } = payload;
  const isPartTime = availability === 'part-time';
  return {
    first_name: oneLine('first_name', payload.first_name),
    last_name: oneLine('last_name', payload.last_name),
    email: payload.email,
    phone_number: oneLine('phone_number', payload.phone_number),
    age,
    country: oneLine('country', payload.country),
    role,
    availability,
    hours: isPartTime ? hours : null,
    days: isPartTime ? days : null,
  } satisfies Insertable<VolunteerTable>;
}

/**
 * Stores an application: first its CV, then its row, so that no row ever points to less than a whole file. Where the row
 * fails the file is left to the upkeep, because a connection that broke does not tell whether the row is there.
 */
export async function storeApplication(
  { db, cvs }: Omit<ApplicationDependencies, 'log'>,
  columns: ReturnType<typeof columnsOf>,
  cv: UploadedFile,
): Promise<void> {
  const file = await cvs.keep(cv.path);
  await db
    .insertInto('volunteer')
    .values({ ...columns, cv_file: file, cv_media_type: cv.mediaType })
    .execute();
}

/** Deletes an application, and then its CV. False when there is no such application. */
export async function deleteApplication(
  { db, cvs, log }: ApplicationDependencies,
  id: number,
): Promise<boolean> {
  const deleted = await db
    .deleteFrom('volunteer')
    .where('id', '=', id)
    .returning('cv_file')
    .executeTakeFirst();
  if (!deleted) return false;
  // The application is gone in any case; a file that could not be removed is left to the upkeep.
  if (deleted.cv_file !== null) await cvs.remove(deleted.cv_file).catch((error: unknown) => log.error(error));
  return true;
}

/** Removes CVs that no row points to: of applications that were interrupted, or deleted while the disk failed. */
export async function removeOrphanedCvs({ db, cvs }: Omit<ApplicationDependencies, 'log'>): Promise<void> {
  const old = await cvs.old();
  if (old.length === 0) return;
  const rows = await db.selectFrom('volunteer').select('cv_file').where('cv_file', 'is not', null).execute();
  const used = new Set(rows.map(({ cv_file: file }) => file));
  await Promise.all(old.filter((name) => !used.has(name)).map((name) => cvs.remove(name)));
}

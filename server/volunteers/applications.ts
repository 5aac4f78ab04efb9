import type { FastifyBaseLogger } from 'fastify';
import { sql, type Insertable, type Kysely } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Captcha, SpendCaptcha } from '../captcha/captcha.ts';
import { isUniqueViolation } from '../database/errors.ts';
import type { Database } from '../database/tables.ts';
import type { VolunteerTable } from '../database/volunteerTables.ts';
import { inTransaction } from '../database/transaction.ts';
import { HttpError } from '../http/errors.ts';
import { filledLine } from '../sanitizeLine.ts';
import { storageFull, type HasNoRoom } from '../uploads/diskSpace.ts';
import { formKeyOf, requireSameForm, type FormKey } from '../uploads/formKey.ts';
import { formRefusals } from '../uploads/refusals.ts';
import type { UploadedFile } from '../uploads/uploadedFile.ts';
import type { CvStore } from './cvStore.ts';

type VolunteerPayload = components['schemas']['VolunteerPayload'];

export interface ApplicationDependencies {
  db: Kysely<Database>;
  cvs: CvStore;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Longer than a file waits for its row. */
const LEFT_AFTER = sql<Date>`now() - interval '1 hour'`;

/**
 * The columns for a payload. Hours and days entered before choosing full-time are dropped.
 *
 * @throws HttpError 422
 */
function columnsOf(payload: VolunteerPayload) {
  const { age, role, availability, hours = null, days = null } = payload;
  const isPartTime = availability === 'part-time';
  return {
    first_name: filledLine('payload/first_name', payload.first_name),
    last_name: filledLine('payload/last_name', payload.last_name),
    email: payload.email,
    phone_number: filledLine('payload/phone_number', payload.phone_number),
    age,
    country: filledLine('payload/country', payload.country),
    role,
    availability,
    hours: isPartTime ? hours : null,
    days: isPartTime ? days : null,
  } satisfies Insertable<VolunteerTable>;
}

/** Removes an orphaned CV, then its record. */
async function removeOrphan({ db, cvs }: Omit<ApplicationDependencies, 'log'>, name: string): Promise<void> {
  await cvs.remove(name);
  await db.deleteFrom('orphaned_cv').where('name', '=', name).execute();
}

/** A valid application. */
interface Application {
  columns: ReturnType<typeof columnsOf>;
  cv: UploadedFile | undefined;
  /** Null when it was sent without a key. */
  key: FormKey | null;
  spendCaptcha: SpendCaptcha;
}

/**
 * Whether the form is already stored.
 *
 * @throws HttpError 422 when its key was used for another application
 */
async function isStored(db: Kysely<Database>, key: FormKey | null): Promise<boolean> {
  if (!key) return false;
  const stored = await db
    .selectFrom('volunteer')
    .select('idempotency_hash')
    .where('idempotency_key', '=', key.idempotency_key)
    .executeTakeFirst();
  if (stored) requireSameForm(key, stored, 'another application');
  return stored !== undefined;
}

/** A form with the same key was stored before or while this transaction ran. */
const isRepetition = (error: unknown) => isUniqueViolation(error, 'volunteer_idempotency_key_key');

/**
 * Stores an application. The CV's name is recorded as orphaned before the file is written, and the transaction that writes the row
 * clears the record: rows never refer to incomplete files, and files without a row are found again. After a refusal the file is
 * removed at once; after other errors it is left to upkeep, because the row may exist if the connection broke.
 *
 * The row is written before the captcha is spent, so that a retry with the same key waits for it instead of finding the captcha used.
 */
async function storeApplication(
  { db, cvs, log }: ApplicationDependencies,
  { columns, cv, key, spendCaptcha }: Application,
): Promise<void> {
  const name = cv ? cvs.newName() : null;
  if (cv && name !== null) {
    await db.insertInto('orphaned_cv').values({ name }).execute();
    await cvs.keep(cv.path, name);
  }
  try {
    await inTransaction(db, async (transaction) => {
      await transaction
        .insertInto('volunteer')
        .values({ ...columns, ...key, cv_file: name, cv_media_type: cv?.mediaType ?? null })
        .execute();
      await spendCaptcha(transaction);
      if (name !== null) await transaction.deleteFrom('orphaned_cv').where('name', '=', name).execute();
    });
  } catch (error) {
    if (name !== null && (error instanceof HttpError || isRepetition(error)))
      await removeOrphan({ db, cvs }, name).catch((failure: unknown) => log.error(failure));
    throw error;
  }
}

interface ApplyDependencies extends ApplicationDependencies {
  captcha: Captcha;
  hasNoRoom: HasNoRoom;
}

const noRoomForCv = (log: ApplyDependencies['log']) =>
  storageFull(log, 'We cannot store files at the moment. You can send the application without a CV.', [
    { field: 'cv', message: 'cannot be stored at the moment' },
  ]);

/** Requires a CV unless there is no space for one. */
async function requireCvIfRoom(
  { hasNoRoom, log }: Pick<ApplyDependencies, 'hasNoRoom' | 'log'>,
  cv: UploadedFile | undefined,
): Promise<void> {
  const mustLack = await hasNoRoom();
  if (mustLack && cv) throw noRoomForCv(log);
  if (!mustLack && !cv) throw formRefusals.missing('cv');
}

/**
 * Stores an application once per key. The captcha is checked only the first time, because that spends it.
 *
 * @throws HttpError 400 without a CV, 503 without space for it, and 422 when the captcha is refused or the key was used for another
 * application
 */
export async function apply(
  dependencies: ApplyDependencies,
  payload: VolunteerPayload,
  cv: UploadedFile | undefined,
  idempotencyKey: string | undefined,
): Promise<void> {
  const { db, captcha } = dependencies;
  const columns = columnsOf(payload);
  const key = await formKeyOf(idempotencyKey, columns, cv ? [cv] : []);
  if (await isStored(db, key)) return;
  await requireCvIfRoom(dependencies, cv);
  const spendCaptcha = await captcha.check(payload.captcha_token, 'volunteer');
  try {
    await storeApplication(dependencies, { columns, cv, key, spendCaptcha });
  } catch (error) {
    if (!isRepetition(error) || !(await isStored(db, key))) throw error;
  }
}

/** Deletes an application and its CV. False when it does not exist. */
export async function deleteApplication(
  { db, cvs, log }: ApplicationDependencies,
  id: number,
): Promise<boolean> {
  const deleted = await inTransaction(db, async (transaction) => {
    const row = await transaction
      .deleteFrom('volunteer')
      .where('id', '=', id)
      .returning('cv_file')
      .executeTakeFirst();
    if (row?.cv_file) await transaction.insertInto('orphaned_cv').values({ name: row.cv_file }).execute();
    return row;
  });
  if (!deleted) return false;
  // The application is gone either way; upkeep removes the file later.
  if (deleted.cv_file !== null)
    await removeOrphan({ db, cvs }, deleted.cv_file).catch((error: unknown) => log.error(error));
  return true;
}

/**
 * Removes CVs of applications that were interrupted more than an hour ago or whose removal failed. Unrecorded files are never
 * touched: the folder may belong to another database.
 */
export async function removeOrphanedCvs({ db, cvs }: Omit<ApplicationDependencies, 'log'>): Promise<void> {
  const loose = await db
    .selectFrom('orphaned_cv')
    .select('name')
    .where('created_at', '<', LEFT_AFTER)
    .where((where) =>
      where.not(
        where.exists(where.selectFrom('volunteer').select('id').whereRef('cv_file', '=', 'orphaned_cv.name')),
      ),
    )
    .execute();
  await Promise.all(loose.map(({ name }) => removeOrphan({ db, cvs }, name)));
}

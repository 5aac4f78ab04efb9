import type { Kysely, Transaction } from 'kysely';
import type { components } from '@/api/generated/schema';
import { isUniqueViolation } from '../database/errors.ts';
import type { Database } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { enqueueDeliveryEmails } from '../emails/deliveryEmails.ts';
import { notFound } from '../http/errors.ts';
import type { UploadedImage } from '../images/encodeImage.ts';
import { keepImages } from '../images/images.ts';
import { filledLine } from '../sanitizeLine.ts';
import { formKeyOf, requireSameForm, type FormKey } from '../uploads/formKey.ts';
import type { ChangeDependencies } from './changeProjects.ts';
import { lockProject, requireProject } from './existingProject.ts';
import { storableDay } from './projectFields.ts';
import type { ProofRow } from './projectQueries.ts';

export type ProofPayload = components['schemas']['ProofForm']['payload'];

/** The project's page shows its proofs. */
async function noteChange(transaction: Transaction<Database>, projectId: number): Promise<void> {
  await transaction
    .updateTable('project')
    .set({ updated_at: new Date() })
    .where('id', '=', projectId)
    .execute();
}

/**
 * The proofs stored with this key; null when there are none.
 *
 * @throws HttpError 422 when the key was used for other proofs
 */
async function storedEarlier(db: Kysely<Database>, key: FormKey | null): Promise<ProofRow[] | null> {
  if (!key) return null;
  const stored = await db
    .selectFrom('proof_photo')
    .selectAll()
    .where('idempotency_key', '=', key.idempotency_key)
    .orderBy('id')
    .execute();
  for (const proof of stored) requireSameForm(key, proof, 'other proofs of delivery');
  return stored.length > 0 ? stored : null;
}

/** Proofs with the same key were stored before or while this transaction ran. */
const isRepetition = (error: unknown) =>
  isUniqueViolation(error, 'proof_photo_idempotency_key_idempotency_part_key');

/** Stores all proofs or none. */
function storeProofs(
  { db, images }: ChangeDependencies,
  delivery: Pick<ProofRow, 'project_id' | 'name' | 'deliver_date'>,
  uploads: readonly UploadedImage[],
  { key, tellsDonors }: { key: FormKey | null; tellsDonors: boolean },
): Promise<ProofRow[]> {
  const proofs = uploads.map((upload) => ({ ...upload, kind: 'proof' as const }));
  return keepImages({ db, images }, proofs, async (transaction, stored) => {
    await lockProject(transaction, delivery.project_id);
    const rows = stored.map(({ path, width, height }, index) => ({
      ...delivery,
      image: path,
      image_width: width,
      image_height: height,
      ...(key && { ...key, idempotency_part: index }),
    }));
    const added = await transaction.insertInto('proof_photo').values(rows).returningAll().execute();
    await noteChange(transaction, delivery.project_id);
    const sorted = added.toSorted((a, b) => a.id - b.id);
    const ids = sorted.map(({ id }) => id);
    if (tellsDonors) await enqueueDeliveryEmails(transaction, delivery.project_id, ids);
    return sorted;
  });
}

/**
 * Stores each picture as a proof of the same delivery, once per key. With `tell_donors`, the project's donors get one email.
 *
 * @throws HttpError 404, and 422 when the key was used for other proofs
 */
export async function addProofs(
  dependencies: ChangeDependencies,
  projectId: number,
  { name, deliver_date: day, tell_donors: tellsDonors = false }: ProofPayload,
  uploads: readonly UploadedImage[],
  idempotencyKey: string | undefined,
): Promise<ProofRow[]> {
  const { db } = dependencies;
  const delivery = {
    project_id: projectId,
    name: filledLine('payload/name', name),
    deliver_date: storableDay(day, 'deliver_date'),
  };
  const key = await formKeyOf(idempotencyKey, delivery, uploads);
  await requireProject(db, projectId);
  const earlier = await storedEarlier(db, key);
  if (earlier) return earlier;
  try {
    return await storeProofs(dependencies, delivery, uploads, { key, tellsDonors });
  } catch (error) {
    const stored = isRepetition(error) ? await storedEarlier(db, key) : null;
    if (!stored) throw error;
    return stored;
  }
}

/**
 * Deletes a proof and its picture.
 *
 * @throws HttpError 404
 */
export async function deleteProof({ db, images }: ChangeDependencies, id: number): Promise<void> {
  const released = await inTransaction(db, async (transaction) => {
    const proof = await transaction
      .deleteFrom('proof_photo')
      .where('id', '=', id)
      .returning(['image', 'project_id'])
      .executeTakeFirst();
    if (!proof) throw notFound('This proof of delivery does not exist.');
    await noteChange(transaction, proof.project_id);
    await images.release(transaction, [proof.image]);
    return [proof.image];
  });
  await images.discard(released);
}

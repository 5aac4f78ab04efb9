import type { Transaction } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../http/errors.ts';
import type { UploadedImage } from '../images/encodeImage.ts';
import { keepImages } from '../images/images.ts';
import { filledLine } from '../oneLine.ts';
import type { ChangeDependencies } from './changeProjects.ts';
import { lockProject, requireProject } from './existingProject.ts';
import { storableDay } from './projectFields.ts';
import type { ProofRow } from './projectRows.ts';

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
 * Makes each picture a proof of the same delivery: all of them or none.
 *
 * @throws HttpError 404
 */
export async function addProofs(
  { db, images }: ChangeDependencies,
  projectId: number,
  { name, deliver_date: day }: ProofPayload,
  uploads: readonly UploadedImage[],
): Promise<ProofRow[]> {
  const delivery = {
    project_id: projectId,
    name: filledLine('payload/name', name),
    deliver_date: storableDay(day, 'deliver_date'),
  };
  await requireProject(db, projectId);
  const proofs = uploads.map((upload) => ({ ...upload, kind: 'proof' as const }));
  return keepImages({ db, images }, proofs, async (transaction, stored) => {
    await lockProject(transaction, projectId);
    const rows = stored.map(({ path, width, height }) => ({
      ...delivery,
      image: path,
      image_width: width,
      image_height: height,
    }));
    const added = await transaction.insertInto('proof_photo').values(rows).returningAll().execute();
    await noteChange(transaction, projectId);
    return added.toSorted((a, b) => a.id - b.id);
  });
}

/**
 * Deletes one proof with its picture.
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
    if (!proof) throw notFound('There is no such proof of delivery.');
    await noteChange(transaction, proof.project_id);
    await images.release(transaction, [proof.image]);
    return [proof.image];
  });
  await images.discard(released);
}

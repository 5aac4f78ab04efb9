import type { Kysely } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { notFound } from '../http/errors.ts';
import { lockProject } from './existingProject.ts';
import { storableDay } from './projectFields.ts';

type Progress = components['schemas']['ProjectProgress'];

const dayOrNull = (day: string | null, field: string) => (day === null ? null : storableDay(day, field));

/**
 * Notes when a project's equipment was shipped, or that the equipment of a proof still works.
 *
 * @throws HttpError 404, and 422 for a day that does not exist
 */
export async function setProgress(
  db: Kysely<Database>,
  projectId: number,
  { shipped_on: shippedOn, photo_id: photoId, working_on: workingOn }: Progress,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    await lockProject(transaction, projectId);
    if (shippedOn !== undefined)
      await transaction
        .updateTable('project')
        .set({ shipped_on: dayOrNull(shippedOn, 'shipped_on') })
        .where('id', '=', projectId)
        .execute();
    if (photoId === undefined || workingOn === undefined) return;
    const noted = await transaction
      .updateTable('proof_photo')
      .set({ working_on: dayOrNull(workingOn, 'working_on') })
      .where('id', '=', photoId)
      .where('project_id', '=', projectId)
      .returning('id')
      .executeTakeFirst();
    if (!noted) throw notFound('This proof of delivery does not exist.');
  });
}

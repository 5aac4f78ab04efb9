import { sql, type Kysely, type Transaction } from 'kysely';
import type { ProjectStatus } from '../database/projectTables.ts';
import type { Database } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import { HttpError, validationFailed } from '../http/errors.ts';
import type { UploadedImage } from '../images/encodeImage.ts';
import { keepImages, type Images, type NewImage, type StoredImage } from '../images/images.ts';
import { lockProject, requireProject } from './existingProject.ts';
import { columnsOf, newProject, type ProjectPayload, type ProjectUpdatePayload } from './projectFields.ts';
import type { ProjectRow } from './projectQueries.ts';

export interface ChangeDependencies {
  db: Kysely<Database>;
  images: Images;
}

/** The pictures of a project's form. */
export interface ProjectImages {
  cover?: UploadedImage | undefined;
  /** In the order in which they are shown. */
  media: readonly UploadedImage[];
}

const today = (): string => new Date().toISOString().slice(0, 10);

/** A project starts on the day on which it becomes public; a draft has not started. */
const startOf = (status: ProjectStatus) => (status === 'DRAFT' ? {} : { start_date: today() });

const toNewImages = ({ cover, media }: ProjectImages): NewImage[] => [
  ...(cover ? [{ ...cover, kind: 'cover' as const }] : []),
  ...media.map((image) => ({ ...image, kind: 'media' as const })),
];

/** The cover comes first, as in `toNewImages`. */
function split(stored: readonly StoredImage[], { cover }: ProjectImages) {
  return cover ? { cover: stored[0], media: stored.slice(1) } : { cover: undefined, media: stored };
}

const coverColumns = (cover: StoredImage | undefined) =>
  cover && { cover_image: cover.path, cover_image_width: cover.width, cover_image_height: cover.height };

/** Appends after the existing pictures. The caller holds the project's lock, or has just created it. */
async function appendMedia(
  transaction: Transaction<Database>,
  projectId: number,
  media: readonly StoredImage[],
): Promise<void> {
  if (media.length === 0) return;
  const { next } = await transaction
    .selectFrom('project_media')
    .select(sql<number>`coalesce(max(position) + 1, 0)`.as('next'))
    .where('project_id', '=', projectId)
    .executeTakeFirstOrThrow();
  const rows = media.map(({ path }, index) => ({
    project_id: projectId,
    position: next + index,
    file: path,
  }));
  await transaction.insertInto('project_media').values(rows).execute();
}

/** Stores a project with its pictures: all of it or nothing. Returns its id. */
export async function createProject(
  { db, images }: ChangeDependencies,
  payload: ProjectPayload,
  uploads: ProjectImages,
): Promise<number> {
  const row = newProject(payload);
  return keepImages({ db, images }, toNewImages(uploads), async (transaction, stored) => {
    const { cover, media } = split(stored, uploads);
    const { id } = await transaction
      .insertInto('project')
      .values({ ...row, ...startOf(row.status ?? 'DRAFT'), ...coverColumns(cover) })
      .returning('id')
      .executeTakeFirstOrThrow();
    await appendMedia(transaction, id, media);
    return id;
  });
}

/** The amount raised, and each donation's share of it, are stored in the project's currency. */
function refuseNewCurrency(project: ProjectRow, { currency }: ProjectUpdatePayload): void {
  if (currency === undefined || currency === project.currency || project.amount_raised_minor === 0) return;
  throw validationFailed(
    `This project has raised money in ${project.currency}, so its currency cannot change.`,
    [{ field: 'payload/currency', message: `must stay ${project.currency}` }],
    'currency_fixed',
  );
}

function refuseOtherProject(id: number, { projectId }: ProjectUpdatePayload): void {
  if (projectId === undefined || projectId === id) return;
  throw validationFailed('The form belongs to another project.', [
    { field: 'payload/projectId', message: `must be ${id}` },
  ]);
}

/** Keeps an administrator from overwriting what another one has saved in the meantime. */
function refuseStale(project: ProjectRow, { version }: ProjectUpdatePayload): void {
  if (version === undefined || String(version) === String(project.version)) return;
  throw new HttpError(409, 'stale_version', 'Someone else has changed this project since you opened it.');
}

/**
 * Changes the fields in the payload and leaves the others, and the amount raised, as they are.
 *
 * @throws HttpError 404, 409 if the payload's version is stale, or 422 for another currency once money has been raised
 */
export async function updateProject(
  { db, images }: ChangeDependencies,
  id: number,
  payload: ProjectUpdatePayload,
  uploads: ProjectImages,
): Promise<void> {
  refuseOtherProject(id, payload);
  const columns = columnsOf(payload);
  await requireProject(db, id);
  const oldCover = await keepImages({ db, images }, toNewImages(uploads), async (transaction, stored) => {
    const project = await lockProject(transaction, id);
    refuseStale(project, payload);
    refuseNewCurrency(project, payload);
    const { cover, media } = split(stored, uploads);
    const isFirstPublic = project.status === 'DRAFT' && project.start_date === null;
    await transaction
      .updateTable('project')
      .set({
        ...columns,
        ...coverColumns(cover),
        ...(isFirstPublic && startOf(columns.status ?? 'DRAFT')),
        version: project.version + 1,
        updated_at: new Date(),
      })
      .where('id', '=', id)
      .execute();
    await appendMedia(transaction, id, media);
    const replaced = cover && project.cover_image ? [project.cover_image] : [];
    await images.release(transaction, replaced);
    return replaced;
  });
  await images.discard(oldCover);
}

async function imagesOf(transaction: Transaction<Database>, { id, cover_image: cover }: ProjectRow) {
  const proofs = await transaction
    .selectFrom('proof_photo')
    .select('image')
    .where('project_id', '=', id)
    .execute();
  const media = await transaction
    .selectFrom('project_media')
    .select('file')
    .where('project_id', '=', id)
    .execute();
  return [
    ...(cover === null ? [] : [cover]),
    ...proofs.map(({ image }) => image),
    ...media.map(({ file }) => file),
  ];
}

/** What a deleted project loses. Its title stays, so that a person who looks at the row knows what it was. */
const WITHOUT_CONTENT = {
  summary: '',
  location: null,
  impact: null,
  impact_phrase: null,
  impact_count: null,
  beneficiary_count: null,
  goals: '[]',
  milestones: '[]',
  donation_supports: '[]',
  donation_reason: null,
  cover_image: null,
  cover_image_width: null,
  cover_image_height: null,
} as const;

/** Deletes the row, or only marks it as deleted when donations or monthly gifts refer to it. The project's row is locked. */
async function deleteOrMark(transaction: Transaction<Database>, id: number): Promise<void> {
  const isReferredTo = await transaction
    .selectFrom('donation')
    .select('id')
    .where('project_id', '=', id)
    .unionAll(transaction.selectFrom('monthly_gift').select('id').where('project_id', '=', id))
    .limit(1)
    .executeTakeFirst();
  if (!isReferredTo) {
    await transaction.deleteFrom('project').where('id', '=', id).execute();
    return;
  }
  await transaction.deleteFrom('proof_photo').where('project_id', '=', id).execute();
  await transaction.deleteFrom('project_media').where('project_id', '=', id).execute();
  await transaction
    .updateTable('project')
    .set({ ...WITHOUT_CONTENT, deleted_at: new Date() })
    .where('id', '=', id)
    .execute();
}

/**
 * Deletes a project with its texts, proofs and pictures. Its donations keep their project, title and sums; one that is paid
 * later counts as a general donation.
 *
 * @throws HttpError 404
 */
export async function deleteProject({ db, images }: ChangeDependencies, id: number): Promise<void> {
  const released = await inTransaction(db, async (transaction) => {
    const project = await lockProject(transaction, id);
    const paths = await imagesOf(transaction, project);
    await deleteOrMark(transaction, id);
    await images.release(transaction, paths);
    return paths;
  });
  await images.discard(released);
}

import type { components } from '@/api/generated/schema';
import { toCategory } from '@/lib/categories';
import { db } from '@/mocks/db';
import { project, type Project } from '@/mocks/fixtures/projectFactory';
import { fromMinor, percentageOf, toDecimal, toMinor } from '@/mocks/minorUnits';
import { contains, matches } from '@/mocks/records/lists';

type Summary = components['schemas']['ProjectSummary'];
type Stats = components['schemas']['ProjectStats'];
type Payload = components['schemas']['ProjectPayload'];
type UpdatePayload = components['schemas']['ProjectUpdatePayload'];
type ProofPhoto = components['schemas']['ProofPhoto'];

/** Maps a category and its aliases to the same key. */
function categoryKey(text: string): string {
  return toCategory(text) ?? text.trim().toLowerCase();
}

/** The projects that the caller may see: drafts are for administrators only. */
function visibleProjects(isAdmin: boolean): Project[] {
  return db.tables.projects.filter(({ status }) => isAdmin || status !== 'DRAFT');
}

/** A project that the caller may see. */
export function findProject(id: number, isAdmin: boolean): Project | undefined {
  return visibleProjects(isAdmin).find((one) => one.id === id);
}

/** The projects with a status that match a search, in all categories. */
export function searchProjects(status: string | null, search: string | null, isAdmin: boolean): Project[] {
  return visibleProjects(isAdmin).filter(
    (one) => matches(status, one.status) && contains(search, [one.title, one.summary, one.location]),
  );
}

function latestProof({ photos = [] }: Project): ProofPhoto | undefined {
  return photos.toSorted((a, b) => (b.deliver_date ?? '').localeCompare(a.deliver_date ?? ''))[0];
}

/** What each `sort` ranks projects by, highest first; one to which it does not apply is last. */
const RANKS: Record<string, (row: Project) => number> = {
  latest_delivery: (row) => Date.parse(latestProof(row)?.deliver_date ?? '1900-01-01'),
  nearly_funded: ({ receiving_donation: isOpen, percentage_funded: percent }) =>
    isOpen && percent !== null && percent !== undefined && percent < 100 ? percent : -1,
};

/** The projects in the order of the list's `sort`. */
export function sortProjects(projects: readonly Project[], sort: string | null): readonly Project[] {
  const rank = RANKS[sort ?? ''];
  return rank ? projects.toSorted((a, b) => rank(b) - rank(a)) : projects;
}

/** A project as a list shows it: of its proofs at most the latest, and no version. */
export function listed(row: Project, sort: string | null): Project {
  const { photos: _photos, version: _version, ...rest } = row;
  const proof = sort === 'latest_delivery' ? latestProof(row) : undefined;
  return proof ? { ...rest, photos: [proof] } : rest;
}

/** Whether a project is in a category or one of its aliases; an empty filter matches everything. */
export function isInCategory({ category }: Project, filter: string | null): boolean {
  return !filter || categoryKey(category) === categoryKey(filter);
}

/** The count and target per category and currency. */
export function summarize(projects: readonly Project[]): Summary[] {
  const groups = new Map<string, Summary>();
  for (const { category, currency, target_amount } of projects) {
    const key = `${categoryKey(category)} ${currency}`;
    const group = groups.get(key) ?? {
      category: categoryKey(category),
      currency,
      count: 0,
      target_amount: '0.00',
    };
    group.count += 1;
    group.target_amount = fromMinor(toMinor(group.target_amount) + toMinor(target_amount ?? '0.00'));
    groups.set(key, group);
  }
  return [...groups.values()];
}

function countOf(wanted: Project['status']): number {
  return db.tables.projects.filter(({ status }) => status === wanted).length;
}

/** The number of projects by status. */
export function countProjects(): Stats {
  return {
    total: db.tables.projects.length,
    active: countOf('ACTIVE'),
    completed: countOf('COMPLETED'),
    draft: countOf('DRAFT'),
  };
}

/** The name of an uploaded image. */
function storeFile(): string {
  return `upload-${db.nextId('files')}.webp`;
}

function coverFields(hasCover: boolean): Partial<Project> {
  if (!hasCover) return {};
  const name = storeFile();
  return { cover_image: `/files/${name}`, coverPhotoUrl: `/backend/files/${name}` };
}

interface Images {
  hasCover: boolean;
  mediaCount: number;
}

/** The fields of a project's row that come from a form. */
function fieldsOf(
  payload: Partial<Payload> & Pick<UpdatePayload, 'projectId' | 'version'>,
): Partial<Project> {
  const { target_amount: target, category, projectId: _id, version: _version, ...same } = payload;
  return {
    ...same,
    ...(category !== undefined && { category: category.toLowerCase() }),
    ...(target !== undefined && { target_amount: toDecimal(target) }),
  };
}

function mediaUrls(count: number): string[] {
  return Array.from({ length: count }, () => `/backend/files/${storeFile()}`);
}

/** Stores a new project. */
export function addProject(payload: Payload, { hasCover, mediaCount }: Images): Project {
  const created = project({
    id: db.nextId('projects'),
    status: 'DRAFT',
    title: payload.title,
    category: 'education',
    ...fieldsOf(payload),
    ...coverFields(hasCover),
    mediaFilesUrls: mediaUrls(mediaCount),
  });
  db.tables.projects.unshift(created);
  return created;
}

/** Updates the fields in the payload; a cover is replaced, media files are added. */
export function changeProject(
  target: Project,
  payload: UpdatePayload,
  { hasCover, mediaCount }: Images,
): Project {
  Object.assign(target, fieldsOf(payload), coverFields(hasCover));
  target.mediaFilesUrls = [...(target.mediaFilesUrls ?? []), ...mediaUrls(mediaCount)];
  target.percentage_funded = percentageOf(target.amount_raised ?? null, target.target_amount ?? null);
  target.version = Number(target.version) + 1;
  return target;
}

/** Deletes a project but not its donations. Returns whether it existed. */
export function removeProject(id: number): boolean {
  const before = db.tables.projects.length;
  db.tables.projects = db.tables.projects.filter((one) => one.id !== id);
  return db.tables.projects.length < before;
}

/** Adds one proof of delivery for each image. */
export function addPhotos(
  target: Project,
  { name, deliver_date }: { name: string; deliver_date: string },
  count: number,
): ProofPhoto[] {
  const added = Array.from({ length: count }, () => ({
    id: db.nextId('photos'),
    image: `/files/${storeFile()}`,
    name,
    deliver_date,
  }));
  target.photos = [...(target.photos ?? []), ...added];
  return added;
}

/** Deletes a proof of delivery. Returns whether it existed. */
export function removePhoto(photoId: number): boolean {
  const owner = db.tables.projects.find(({ photos }) => photos?.some(({ id }) => id === photoId));
  if (owner) owner.photos = (owner.photos ?? []).filter(({ id }) => id !== photoId);
  return owner !== undefined;
}

/** Whether any project refers to an image. */
export function isKnownFile(name: string): boolean {
  return db.tables.projects.some(
    ({ cover_image, photos = [], mediaFilesUrls = [] }) =>
      cover_image === `/files/${name}` ||
      photos.some(({ image }) => image === `/files/${name}`) ||
      mediaFilesUrls.includes(`/backend/files/${name}`),
  );
}

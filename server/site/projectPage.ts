import type { components } from '@/api/generated/schema';
import { addressTags, shareImageTags } from './head.ts';
import type { Pages } from './pages.ts';
import { sharedCoverPath, sharedCoverSize } from './sharedCover.ts';
import type { SiteFacts } from './siteFacts.ts';

/** The route pattern of a project. */
export const PROJECT_ROUTE = '/projects/:id';

/** The path of a project's page. */
export const projectAddress = (id: number) => `/projects/${id}`;

const MAX_ID = 2_147_483_647;

/** The project id in a path; null when malformed. */
export function parseProjectId(path: string): number | null {
  const text = path.split('/').findLast((segment) => segment !== '') ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : MAX_ID + 1;
  return id <= MAX_ID ? id : null;
}

interface ProjectHeadContext extends Pick<Pages, 'sitePicture'> {
  facts: SiteFacts;
  origin: string;
}

/** The tags of a project's page that depend on the public origin. */
export function projectHead(
  { data: project }: components['schemas']['ProjectResponse'],
  { sitePicture, facts, origin }: ProjectHeadContext,
): string {
  const cover = sharedCoverPath(project.cover_image ?? null);
  return [
    addressTags(origin + projectAddress(project.id), facts),
    cover
      ? shareImageTags({ url: origin + cover, size: sharedCoverSize(project), alt: project.title })
      : sitePicture(),
  ].join('');
}

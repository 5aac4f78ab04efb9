import type { Kysely } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database } from '../database/tables.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { categoryName } from '../projects/categories.ts';
import { projectById, type ProjectRow } from '../projects/projectQueries.ts';
import { answerAbout } from '../projects/readProject.ts';
import {
  ANSWER_MARK,
  HEAD_MARK,
  addressTags,
  descriptionTags,
  embeddedResponseTag,
  shareImageTags,
  titleTags,
} from './head.ts';
import type { Pages } from './pages.ts';
import { sharedCoverPath, sharedCoverSize } from './sharedCover.ts';
import type { SiteFacts } from './siteFacts.ts';

/** The route pattern of a project. */
export const PROJECT_ROUTE = '/projects/:id';

/** The path of a project's page. */
export const projectAddress = (id: number) => `/projects/${id}`;

const MAX_ID = 2_147_483_647;
/** In characters: about what link previews show of a description. */
const DESCRIPTION_LENGTH = 200;

/** The build's templates for projects. */
const WITH_COVER = '_project.html';
const WITHOUT_COVER = '_project-without-cover.html';

/** The project id in a path; null when malformed. */
function parseProjectId(path: string): number | null {
  const text = path.split('/').findLast((segment) => segment !== '') ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : MAX_ID + 1;
  return id <= MAX_ID ? id : null;
}

interface FoundProject {
  project: ProjectRow;
  /** The API's response for visitors. */
  answer: components['schemas']['ProjectResponse'];
}

/** The project of a path; undefined when it does not exist or is a draft. */
export async function findProjectByPath(
  db: Kysely<Database>,
  path: string,
): Promise<FoundProject | undefined> {
  const id = parseProjectId(path);
  const project = id === null ? undefined : await projectById(db, id, { withDrafts: false });
  return project && { project, answer: await answerAbout(db, project) };
}

/** One paragraph, cut at a word boundary. */
export function metaDescription(summary: string): string {
  const text = summary.trim().replaceAll(/\s+/g, ' ');
  const characters = Array.from(text);
  if (characters.length <= DESCRIPTION_LENGTH) return text;
  const cut = characters.slice(0, DESCRIPTION_LENGTH).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}

/** An element whose only content is a placeholder. */
const elementOf = (name: string) => new RegExp(String.raw`<(\w+)\b[^>]*>\{project\.${name}\}</\1>`);

/** The format of src/lib/dates.ts. */
const day = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});

/** The location and end date. */
function locationAndEndDate({ location, deadline }: ProjectRow, { ends }: SiteFacts['project']): string {
  const until = deadline && ends.replace('{date}', () => day.format(new Date(`${deadline}T00:00:00Z`)));
  return [location?.trim(), until].filter(Boolean).join(' · ');
}

/** The header's texts exactly as the app renders them, so that it can hydrate the page. */
function projectTexts(project: ProjectRow, { project: words }: SiteFacts): Readonly<Record<string, string>> {
  return {
    id: String(project.id),
    title: project.title,
    summary: project.summary,
    category: categoryName(project.category, words.categories),
    facts: locationAndEndDate(project, words),
    cover: (project.cover_image ?? '').replace(/^\/+/, ''),
  };
}

/** Fills in a template; elements without a value are removed, as the app omits them. */
function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  const missing = Object.keys(values).filter((name) => values[name] === '');
  return missing
    .reduce((html, name) => html.replace(elementOf(name), ''), template)
    .replaceAll(/\{project\.(\w+)\}/g, (mark, name: string) => escapeHtml(values[name] ?? mark));
}

interface ProjectPageContext extends Pick<Pages, 'template' | 'sitePicture'> {
  facts: SiteFacts;
  origin: string;
}

/**
 * The initial HTML of a project's page: for link previews, for visitors before the script has loaded, and with the API's response
 * for the script to start from.
 */
export function projectPage(
  { project, answer }: FoundProject,
  { template, sitePicture, facts, origin }: ProjectPageContext,
): string {
  const cover = sharedCoverPath(project.cover_image);
  const head = [
    titleTags(`${project.title} | ${facts.name}`),
    descriptionTags(metaDescription(project.summary), project.summary),
    addressTags(origin + projectAddress(project.id), facts),
    cover
      ? shareImageTags({ url: origin + cover, size: sharedCoverSize(project), alt: project.title })
      : sitePicture(),
  ].join('');
  const page = template(project.cover_image ? WITH_COVER : WITHOUT_COVER);
  const isLong = project.title.length > facts.project.longTitle;
  return fillIn(isLong ? page.replace('<h1 ', '<h1 data-long="" ') : page, projectTexts(project, facts))
    .replace(HEAD_MARK, () => head)
    .replace(ANSWER_MARK, () => embeddedResponseTag(`/api/project/${project.id}`, answer));
}

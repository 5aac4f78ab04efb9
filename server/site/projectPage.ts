import type { Kysely } from 'kysely';
import type { components } from '@/api/generated/schema';
import type { Database } from '../database/tables.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { categoryName } from '../projects/categories.ts';
import { projectById, type ProjectRow } from '../projects/projectQueries.ts';
import { answerAbout } from '../projects/readProject.ts';
import { HEAD_MARK, addressTags, descriptionTags, firstAnswerTag, pictureTags, titleTags } from './head.ts';
import type { Pages } from './pages.ts';
import { sharedCoverPath, sharedCoverSize } from './sharedCover.ts';
import type { SiteFacts } from './siteFacts.ts';

/** The pattern of a project's address in the website's routes. */
export const PROJECT_SCREEN = '/projects/:id';

/** The path of a project's page. */
export const projectAddress = (id: number) => `/projects/${id}`;

const MAX_ID = 2_147_483_647;
/** In characters; what the applications that show links leave of a description. */
const DESCRIPTION_LENGTH = 200;

/** The pages that the build left for projects. */
const WITH_COVER = '_project.html';
const WITHOUT_COVER = '_project-without-cover.html';
/** Where the build left room for the backend's answer. */
const ANSWER_MARK = '<!--first-answer-->';

/** The id in a project's address; null for what cannot be one. */
function idIn(path: string): number | null {
  const text = path.split('/').findLast((segment) => segment !== '') ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : MAX_ID + 1;
  return id <= MAX_ID ? id : null;
}

interface FoundProject {
  project: ProjectRow;
  /** What the backend answers a visitor about it. */
  answer: components['schemas']['ProjectResponse'];
}

/** The project that an address is about; undefined where there is none, or a draft. */
export async function projectAt(db: Kysely<Database>, path: string): Promise<FoundProject | undefined> {
  const id = idIn(path);
  const project = id === null ? undefined : await projectById(db, id, { withDrafts: false });
  return project && { project, answer: await answerAbout(db, project) };
}

/** One paragraph, cut after a whole word. */
export function describe(summary: string): string {
  const text = summary.trim().replaceAll(/\s+/g, ' ');
  const characters = Array.from(text);
  if (characters.length <= DESCRIPTION_LENGTH) return text;
  const cut = characters.slice(0, DESCRIPTION_LENGTH).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}

/** An element that holds the words of one name and nothing else. */
const elementOf = (name: string) => new RegExp(String.raw`<(\w+)\b[^>]*>\{project\.${name}\}</\1>`);

/** As src/lib/dates.ts writes a calendar date. */
const day = new Intl.DateTimeFormat('en-US', {
  year: 'numeric',
  month: 'short',
  day: '2-digit',
  timeZone: 'UTC',
});

/** Where the project is and until when it runs. */
function placeAndDay({ location, deadline }: ProjectRow, { ends }: SiteFacts['project']): string {
  const until = deadline && ends.replace('{date}', () => day.format(new Date(`${deadline}T00:00:00Z`)));
  return [location?.trim(), until].filter(Boolean).join(' · ');
}

/** What stands in the page's header as the app would write it, so that it can take the page over as it is. */
function wordsOf(project: ProjectRow, { project: words }: SiteFacts): Readonly<Record<string, string>> {
  return {
    id: String(project.id),
    title: project.title,
    summary: project.summary,
    category: categoryName(project.category, words.categories),
    facts: placeAndDay(project, words),
    cover: (project.cover_image ?? '').replace(/^\/+/, ''),
  };
}

/** The template with the project's words; an element whose words are missing is taken out, as the app leaves it out. */
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
 * The first HTML of a project's page: what applications that show links read, what a visitor sees before the script has
 * come, and the backend's answer, from which the script takes it over.
 */
export function projectPage(
  { project, answer }: FoundProject,
  { template, sitePicture, facts, origin }: ProjectPageContext,
): string {
  const cover = sharedCoverPath(project.cover_image);
  const head = [
    titleTags(`${project.title} | ${facts.name}`),
    descriptionTags(describe(project.summary), project.summary),
    addressTags(origin + projectAddress(project.id), facts),
    cover
      ? pictureTags({ url: origin + cover, size: sharedCoverSize(project), alt: project.title })
      : sitePicture(),
  ].join('');
  return fillIn(template(project.cover_image ? WITH_COVER : WITHOUT_COVER), wordsOf(project, facts))
    .replace(HEAD_MARK, () => head)
    .replace(ANSWER_MARK, () => firstAnswerTag(`/api/project/${project.id}`, answer));
}

import type { Kysely } from 'kysely';
import type { Database } from '../database/tables.ts';
import { escapeHtml } from '../http/escapeHtml.ts';
import { projectById, type ProjectRow } from '../projects/projectRows.ts';
import { HEAD_MARK, addressTags, pictureTags, titleTags } from './head.ts';
import type { SiteFacts } from './siteFacts.ts';

/** The pattern of a project's address in the website's routes. */
export const PROJECT_SCREEN = '/projects/:id';

export const projectAddress = (id: number) => `/projects/${id}`;

const MAX_ID = 2_147_483_647;
/** In characters; what the applications that show links leave of a description. */
const DESCRIPTION_LENGTH = 200;
const COVER_WIDTH = 960;
/** Of a cover whose size is not known. */
const USUAL_COVER = { width: 960, height: 640 };

/** The id in a project's address; null for what cannot be one. */
function idIn(path: string): number | null {
  const text = path.split('/').findLast((segment) => segment !== '') ?? '';
  const id = /^[1-9]\d{0,9}$/.test(text) ? Number(text) : MAX_ID + 1;
  return id <= MAX_ID ? id : null;
}

/** The project that an address is about; undefined where there is none, or a draft. */
export async function projectAt(db: Kysely<Database>, path: string): Promise<ProjectRow | undefined> {
  const id = idIn(path);
  return id === null ? undefined : projectById(db, id, { withDrafts: false });
}

/** One paragraph, cut after a whole word. */
export function describe(summary: string): string {
  const text = summary.trim().replaceAll(/\s+/g, ' ');
  const characters = Array.from(text);
  if (characters.length <= DESCRIPTION_LENGTH) return text;
  const cut = characters.slice(0, DESCRIPTION_LENGTH).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}

/** The template's picture, taken out of the page of a project without one. */
const PICTURE = /<img\b[^>]*\{project\.cover\}[^>]*>/;

/** The size of a cover in the width in which it is shared. */
function sharedSize({ cover_image_width: width, cover_image_height: height }: ProjectRow) {
  if (!width || !height) return null;
  const shown = Math.min(width, COVER_WIDTH);
  return { width: shown, height: Math.round((height * shown) / width) };
}

interface ProjectPageContext {
  /** `_project.html`: `{project.title}` and the like stand where the project's words go. */
  template: string;
  facts: SiteFacts;
  origin: string;
}

/**
 * The first HTML of a project's page: what applications that show links read, and what a visitor without JavaScript
 * sees.
 */
export function projectPage(project: ProjectRow, { template, facts, origin }: ProjectPageContext): string {
  const cover = project.cover_image && `/backend${project.cover_image}?w=${COVER_WIDTH}`;
  const size = sharedSize(project);
  const { width, height } = size ?? USUAL_COVER;
  const values: Readonly<Record<string, string>> = {
    title: project.title,
    summary: project.summary,
    cover: cover ?? '',
    width: String(width),
    height: String(height),
  };
  const head = [
    titleTags(`${project.title} | ${facts.name}`, describe(project.summary)),
    addressTags(origin + projectAddress(project.id), facts),
    cover ? pictureTags({ url: origin + cover, size, alt: project.title }) : '',
  ].join('');
  const body = cover ? template : template.replace(PICTURE, '');
  return body
    .replaceAll(/\{project\.(\w+)\}/g, (mark, name: string) => escapeHtml(values[name] ?? mark))
    .replace(HEAD_MARK, () => head);
}

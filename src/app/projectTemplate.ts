import type { EmbeddedResponse } from '@/api/embeddedResponse';
import type { Project } from '@/api/types';
import { publicCategoryLabel, CATEGORIES } from '@/lib/categories';
import { LONG_TITLE } from '@/features/projects/longTitle';
import { copy } from '@/features/projects/pageCopy';

/** The id of the placeholder project. */
const ID = 1;

/** Placeholders in braces that the server replaces; see server/site/projectPage.ts. */
const BRACES: Partial<Record<keyof Project, string>> = {
  title: '{project.title}',
  summary: '{project.summary}',
  category: '{project.category}',
  // The page shows the place and the day in one line.
  location: '{project.facts}',
};

const COVER: Partial<Record<keyof Project, string>> = { cover_image: '{project.cover}' };

/** The placeholder project from which the project page is rendered when the site is built. */
export function projectWithBraces({ hasCover }: { hasCover: boolean }): EmbeddedResponse & { id: number } {
  const data = { id: ID, ...BRACES, ...(hasCover && COVER) };
  return { id: ID, address: `/api/project/${ID}`, answer: { data } };
}

/** The text that the server shows for missing values of a project, and the length of a long title. */
export const projectCopy = {
  categories: Object.fromEntries(CATEGORIES.map((category) => [category, publicCategoryLabel(category)])),
  ends: copy.ends('{date}'),
  longTitle: LONG_TITLE,
};

import type { FirstAnswer } from '@/api/firstAnswer';
import type { Project } from '@/api/types';
import { publicCategoryLabel, CATEGORIES } from '@/lib/categories';
import { copy } from '@/features/projects/pageCopy';

/** Stands for any project while its page is rendered. */
const ID = 1;

/** Braces where the server puts what a project says: server/site/projectPage.ts names them. */
const BRACES: Partial<Record<keyof Project, string>> = {
  title: '{project.title}',
  summary: '{project.summary}',
  category: '{project.category}',
  // The page writes place and day one behind the other.
  location: '{project.facts}',
};

const COVER: Partial<Record<keyof Project, string>> = { cover_image: '{project.cover}' };

/** The answer from which the page of a project is rendered when the site is built. */
export function projectWithBraces({ hasCover }: { hasCover: boolean }): FirstAnswer & { id: number } {
  const data = { id: ID, ...BRACES, ...(hasCover && COVER) };
  return { id: ID, address: `/api/project/${ID}`, answer: { data } };
}

/** The words with which the server fills in what it does not find in a project. */
export const projectWords = {
  categories: Object.fromEntries(CATEGORIES.map((category) => [category, publicCategoryLabel(category)])),
  ends: copy.ends('{date}'),
};

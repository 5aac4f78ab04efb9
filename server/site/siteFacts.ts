import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProjectListQuery } from '../projects/readProjectList.ts';

/** What the website's build tells the server about itself. */
export interface SiteFacts {
  /** The route patterns of all screens, such as `/projects/:id`. */
  screens: readonly string[];
  /** The site's name at the end of titles. */
  name: string;
  /** The organisation as schema.org data, without what depends on the origin. */
  organisation: Readonly<Record<string, unknown>>;
  /** Texts for project pages. */
  project: {
    /** Category labels, by canonical spelling. */
    categories: Readonly<Record<string, string>>;
    /** The end date; `{date}` is the placeholder. */
    ends: string;
    /** Above this number of characters, a title is set smaller. */
    longTitle: number;
  };
  /** The project lists that the home page is shown with, and the addresses by which it finds them. */
  homeLists: readonly { address: string; query: ProjectListQuery }[];
}

/** Written by scripts/prerender.mjs; a dot file, so that it is not served. */
const FILE = '.site.json';

/**
 * Reads the facts that the build wrote.
 *
 * @throws when the file is missing or invalid
 */
export function readSiteFacts(directory: string): SiteFacts {
  const facts = JSON.parse(readFileSync(join(directory, FILE), 'utf8')) as Partial<SiteFacts>;
  const { screens, name, organisation, project, homeLists } = facts;
  if (!Array.isArray(screens) || typeof name !== 'string' || !organisation || !project || !homeLists)
    throw new Error(`${FILE} was written by another version. Run: npm run build`);
  return { screens, name, organisation, project, homeLists };
}

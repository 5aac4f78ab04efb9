import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the build of the website tells the server about itself. */
export interface SiteFacts {
  /** The patterns of all addresses that have a screen, such as `/projects/:id`. */
  screens: readonly string[];
  /** The name of the site, as titles end with it. */
  name: string;
  /** The organisation in the words of schema.org, without what depends on the origin. */
  organisation: Readonly<Record<string, unknown>>;
  /** What the website's pages say of any project. */
  project: {
    /** The names of the categories, by their canonical spelling. */
    categories: Readonly<Record<string, string>>;
    /** Until when a project runs; `{date}` stands for the day. */
    ends: string;
  };
}

/** Written by scripts/prerender.mjs; hidden, so that it is not served. */
const FILE = '.site.json';

/**
 * Reads what the build wrote beside the pages.
 *
 * @throws when the file is missing or is none
 */
export function readSiteFacts(directory: string): SiteFacts {
  const facts = JSON.parse(readFileSync(join(directory, FILE), 'utf8')) as Partial<SiteFacts>;
  const { screens, name, organisation, project } = facts;
  if (!Array.isArray(screens) || typeof name !== 'string' || !organisation || !project)
    throw new Error(`${FILE} was written by another version. Run: npm run build`);
  return { screens, name, organisation, project };
}

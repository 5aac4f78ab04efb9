import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What the website's build tells the server about itself. */
export interface SiteFacts {
  /** The route patterns of all screens, such as `/projects/:id`. */
  screens: readonly string[];
  /** The site's name at the end of titles. */
  name: string;
  /** The organisation as schema.org data, without what depends on the origin. */
  organisation: Readonly<Record<string, unknown>>;
  /** The hashes of the inline scripts of all pages, and of each HTML file's styles, for the security policy. */
  inline?: { scripts: readonly string[]; styles: Readonly<Record<string, string>> };
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
  const { screens, name, organisation, inline } = facts;
  if (!Array.isArray(screens) || typeof name !== 'string' || !organisation)
    throw new Error(`${FILE} was written by another version. Run: npm run build`);
  return { screens, name, organisation, ...(inline && { inline }) };
}

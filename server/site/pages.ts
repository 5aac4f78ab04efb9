import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEAD_MARK, addressTags, organisationTag, shareImageTags } from './head.ts';
import { htmlResponse, type HtmlResponse } from './htmlResponse.ts';
import type { SiteFacts } from './siteFacts.ts';

export const HOME = 'index.html';
/** The page that the donor returns to, which the browser renders. */
export const THANK_YOU = 'thankyou.html';
/** The list of projects without its data. */
export const PROJECTS = 'projects.html';
/** The administration's empty page. */
export const ADMINISTRATION = '_admin.html';
/** The empty page for a project whose data is late. */
export const LATE_PROJECT = '_late-project.html';
/** The empty page that tells visitors without JavaScript that the project does not exist. */
export const NO_PROJECT = '_no-project.html';
/** The page for unknown addresses. */
export const NOT_FOUND = '404.html';

/** The site's own picture in link previews. */
const SHARE_PICTURE = { file: 'share.png', width: 1200, height: 630 };

interface PagesOptions {
  directory: string;
  /** All files of the built website. */
  files: ReadonlySet<string>;
  facts: SiteFacts;
  /** The website's public origin, without a trailing slash. */
  origin: () => string;
}

export interface Pages {
  /** A page, ready to send. */
  response: (file: string) => HtmlResponse;
  has: (file: string) => boolean;
  /** The HTML as built, with its placeholders. */
  template: (file: string) => string;
  /** The hash of a page's inline styles, if any. */
  stylesOf: (file: string) => string | undefined;
  /** The tags of a page that depend on the public origin. */
  head: (file: string) => string;
  /** The tags of the site's link preview picture; '' when the build has none. */
  sitePicture: () => string;
  /** Whether search engines may index a page. */
  isForSearch: (file: string) => boolean;
  /** The paths of indexable pages with a URL of their own. */
  addresses: readonly string[];
}

/** src/app/PageHead.tsx renders it. */
const NOT_FOR_SEARCH = /<meta\b[^>]* name="robots" content="noindex"/;

/** The path of a page's file; null when several paths share it. */
function addressOf(file: string): string | null {
  if (file.startsWith('_') || file === NOT_FOUND) return null;
  return file === HOME ? '/' : `/${file.slice(0, -'.html'.length)}`;
}

/**
 * Reads the built pages. Tags that depend on the public origin are added on first use; the result is cached, compressed.
 */
export function readPages({ directory, files, facts, origin }: PagesOptions): Pages {
  const names = [...files].filter((file) => file.endsWith('.html'));
  const templates = new Map(names.map((name) => [name, readFileSync(join(directory, name), 'utf8')]));
  const responses = new Map<string, HtmlResponse>();

  const template = (file: string) => {
    const html = templates.get(file);
    if (html === undefined) throw new Error(`The build of the website has no ${file}.`);
    return html;
  };
  const stylesOf = (file: string) => facts.inline?.styles[file];
  const isForSearch = (file: string) => file !== LATE_PROJECT && !NOT_FOR_SEARCH.test(template(file));
  const sitePicture = () => {
    const { file: picture, ...size } = SHARE_PICTURE;
    return files.has(picture) ? shareImageTags({ url: `${origin()}/${picture}`, size, alt: facts.name }) : '';
  };
  const headOf = (file: string) => {
    const address = addressOf(file);
    if (address === null) return '';
    return [
      addressTags(origin() + address, facts),
      sitePicture(),
      address === '/' ? organisationTag(facts, origin()) : '',
    ].join('');
  };
  return {
    has: (file) => templates.has(file),
    template,
    stylesOf,
    head: headOf,
    sitePicture,
    isForSearch,
    addresses: names
      .filter(isForSearch)
      .map(addressOf)
      .filter((address) => address !== null)
      .toSorted(),
    response: (file) => {
      const key = `${origin()} ${file}`;
      const made =
        responses.get(key) ??
        htmlResponse(
          template(file).replace(HEAD_MARK, () => headOf(file)),
          { effort: 'kept', styles: stylesOf(file) },
        );
      responses.set(key, made);
      return made;
    },
  };
}

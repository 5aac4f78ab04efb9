import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HEAD_MARK, addressTags, organisationTag, pictureTags } from './head.ts';
import { htmlAnswer, type HtmlAnswer } from './htmlAnswer.ts';
import type { SiteFacts } from './siteFacts.ts';

/** The empty page from which an address without a page of its own starts. */
export const SHELL = '_shell.html';
/** The empty page, which tells a visitor without JavaScript that there is no such project. */
export const NO_PROJECT = '_no-project.html';
/** The page of every address that leads nowhere. */
export const NOT_FOUND = '404.html';

/** What stands for the whole site where a link to it is shown. */
const SHARE_PICTURE = { file: 'share.png', width: 1200, height: 630 };

interface PagesOptions {
  directory: string;
  /** All files of the built website. */
  files: ReadonlySet<string>;
  facts: SiteFacts;
  /** The website's public origin, without a slash at the end. */
  origin: () => string;
}

export interface Pages {
  /** A page, ready to be sent. */
  answer: (file: string) => HtmlAnswer;
  /** The HTML as the build left it: in that of projects `{project.title}` and the like stand where their words go. */
  template: (file: string) => string;
  /** The tags of the picture that stands for the whole site; '' where the build has none. */
  sitePicture: () => string;
  /** Whether a page is made for search engines as well. */
  isForSearch: (file: string) => boolean;
  /** The addresses that have a page of their own for visitors and search engines, as paths. */
  addresses: readonly string[];
}

/** Written by the page itself: src/app/PageHead.tsx. */
const NOT_FOR_SEARCH = /<meta\b[^>]* name="robots" content="noindex"/;

/** The address of a page's file; null for one that several addresses share. */
function addressOf(file: string): string | null {
  if (file.startsWith('_') || file === NOT_FOUND) return null;
  return file === 'index.html' ? '/' : `/${file.slice(0, -'.html'.length)}`;
}

/**
 * Reads the pages of the built website. What depends on the public origin is put into their heads when they are first
 * asked for; after that they are kept, compressed.
 */
export function readPages({ directory, files, facts, origin }: PagesOptions): Pages {
  const names = [...files].filter((file) => file.endsWith('.html'));
  const templates = new Map(names.map((name) => [name, readFileSync(join(directory, name), 'utf8')]));
  const answers = new Map<string, HtmlAnswer>();

  const template = (file: string) => {
    const html = templates.get(file);
    if (html === undefined) throw new Error(`The build of the website has no ${file}.`);
    return html;
  };
  // The shell is the administration's, too.
  const isForSearch = (file: string) => file !== SHELL && !NOT_FOR_SEARCH.test(template(file));
  const sitePicture = () => {
    const { file: picture, ...size } = SHARE_PICTURE;
    return files.has(picture) ? pictureTags({ url: `${origin()}/${picture}`, size, alt: facts.name }) : '';
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
    template,
    sitePicture,
    isForSearch,
    addresses: names
      .filter(isForSearch)
      .map(addressOf)
      .filter((address) => address !== null)
      .toSorted(),
    answer: (file) => {
      const key = `${origin()} ${file}`;
      const made =
        answers.get(key) ??
        htmlAnswer(
          template(file).replace(HEAD_MARK, () => headOf(file)),
          'kept',
        );
      answers.set(key, made);
      return made;
    },
  };
}

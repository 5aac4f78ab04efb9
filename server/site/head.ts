import { escapeHtml } from '../http/escapeHtml.ts';
import type { SiteFacts } from './siteFacts.ts';

/** Where the build left room for what only the server knows. */
export const HEAD_MARK = '<!--site-head-->';

/** A picture that stands for a page where its address is shared. */
export interface SharePicture {
  /** Absolute. */
  url: string;
  /** In pixels; null where it is not known. */
  size: { width: number; height: number } | null;
  alt: string;
}

const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeHtml(String(content))}">`;

/** The tags that carry a page's own address, absolute, and the name of the site it belongs to. */
export function addressTags(url: string, { name }: SiteFacts): string {
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:url', url),
    property('og:type', 'website'),
    property('og:site_name', name),
  ].join('');
}

/** The tags of the picture that is shown with a link. */
export function pictureTags({ url, size, alt }: SharePicture): string {
  return [
    property('og:image', url),
    size ? property('og:image:width', size.width) + property('og:image:height', size.height) : '',
    property('og:image:alt', alt),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** The title, which the page adopts: src/app/PageHead.tsx writes the same. */
export function titleTags(title: string): string {
  return `<title>${escapeHtml(title)}</title>${property('og:title', title)}`;
}

/**
 * What a page is about. One that is not what src/app/PageHead.tsx writes is marked with `data-first`, so that it goes away
 * when that comes; the same one is adopted.
 */
export function descriptionTags(description: string, written: string): string {
  const tags = [
    `<meta name="description" content="${escapeHtml(description)}">`,
    property('og:description', description),
  ].join('');
  return description === written ? tags : tags.replaceAll('<meta', '<meta data-first');
}

/** JSON inside a script: nothing is escaped but what could end it. */
const scriptData = (data: unknown) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/**
 * What the backend answers to an address, for the page to start from: src/api/firstAnswer.ts reads it. It is data, no
 * script: no policy of the site stands against it.
 */
export function firstAnswerTag(address: string, answer: unknown): string {
  return `<script type="application/json" data-first-answer="${escapeHtml(address)}">${scriptData(answer)}</script>`;
}

/** The organisation for search engines. It is data, no script: no policy of the site stands against it. */
export function organisationTag({ organisation }: SiteFacts, origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    ...organisation,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
  };
  return `<script type="application/ld+json">${scriptData(data)}</script>`;
}

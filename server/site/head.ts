import { escapeHtml } from '../http/escapeHtml.ts';
import type { SiteFacts } from './siteFacts.ts';

/** The build's placeholder for tags that only the server knows. */
export const HEAD_MARK = '<!--site-head-->';

/** The build's placeholder for the API's responses that a page is shown with. */
export const EMBEDDED_MARK = '<!--embedded-response-->';

/** The picture of a page in link previews. */
export interface SharePicture {
  /** An absolute URL. */
  url: string;
  /** In pixels; null when unknown. */
  size: { width: number; height: number } | null;
  alt: string;
}

const property = (name: string, content: string | number) =>
  `<meta property="${name}" content="${escapeHtml(String(content))}">`;

/** The tags for the page's absolute URL and the name of the site. */
export function addressTags(url: string, { name }: SiteFacts): string {
  return [
    `<link rel="canonical" href="${escapeHtml(url)}">`,
    property('og:url', url),
    property('og:type', 'website'),
    property('og:site_name', name),
  ].join('');
}

/** The tags of the link preview's picture. */
export function shareImageTags({ url, size, alt }: SharePicture): string {
  return [
    property('og:image', url),
    size ? property('og:image:width', size.width) + property('og:image:height', size.height) : '',
    property('og:image:alt', alt),
    '<meta name="twitter:card" content="summary_large_image">',
  ].join('');
}

/** JSON inside a script: escaping `<` is enough to keep it from ending the script. */
const scriptData = (data: unknown) => JSON.stringify(data).replaceAll('<', String.raw`\u003c`);

/**
 * The API's response for an address, which src/api/embeddedResponse.ts starts from. It is data, so the content security policy allows
 * it.
 */
export function embeddedResponseTag(address: string, response: unknown): string {
  return `<script type="application/json" data-embedded-response="${escapeHtml(address)}">${scriptData(response)}</script>`;
}

/** The organisation for search engines (JSON-LD). It is data, so the content security policy allows it. */
export function organisationTag({ organisation }: SiteFacts, origin: string): string {
  const data = {
    '@context': 'https://schema.org',
    ...organisation,
    url: `${origin}/`,
    logo: `${origin}/favicon.svg`,
  };
  return `<script type="application/ld+json">${scriptData(data)}</script>`;
}

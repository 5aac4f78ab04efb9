import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { EMBEDDED_MARK, HEAD_MARK, embeddedResponseTag } from './head.ts';

/** The build's placeholders. */
const APP_HEAD_MARK = '<!--app-head-->';
const BODY_MARK = '<!--app-html-->';
const ROUTE_MARK = '{route}';

/** A response of the API that a page is shown with, and the address by which the page finds it. */
export interface Embedded {
  address: string;
  response: unknown;
}

/** src/app/entry-server.tsx, as built. */
export interface Renderer {
  /** The URL of a page of the project list, without what the page ignores in the query. */
  projectsUrl: (search: string) => string;
  /** Renders a page with what `responseTo` returns for the addresses that the page asks for. */
  renderWithData: (
    url: string,
    responseTo: (address: string) => Promise<unknown>,
  ) => Promise<{ head: string; body: string; embedded: Embedded[] }>;
}

/** The renderer beside the website's build; null when there is none. */
export async function loadRenderer(directory: string): Promise<Renderer | null> {
  const file = join(directory, '..', 'renderer', 'entry-server.js');
  return existsSync(file) ? ((await import(/* @vite-ignore */ pathToFileURL(file).href)) as Renderer) : null;
}

interface Content {
  /** The path of the address. */
  route: string;
  /** What the renderer returned. */
  head: string;
  body: string;
  /** Tags for the document's head that the renderer does not know. */
  siteHead: string;
  embedded: readonly Embedded[];
}

/** Fills a template of the build with a rendered page and the responses that it was rendered with. */
export function fillPage(template: string, { route, head, body, siteHead, embedded }: Content): string {
  const responses = embedded.map(({ address, response }) => embeddedResponseTag(address, response)).join('');
  return template
    .replace(ROUTE_MARK, () => route)
    .replace(APP_HEAD_MARK, () => head)
    .replace(HEAD_MARK, () => siteHead)
    .replace(BODY_MARK, () => body)
    .replace(EMBEDDED_MARK, () => responses);
}

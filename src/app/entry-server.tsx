import { StrictMode, type ReactNode } from 'react';
// React's build for Node tracks every promise of the process once it has rendered, which takes an eighth of the server's throughput.
import { prerender } from 'react-dom/static.edge';
import { BACKEND } from '@/api/backendAddress';
import { ResponsesContext, type ResponseTo } from '@/api/embeddedResponse';
import { AdminNavigation } from '@/app/AdminNavigation';
import { adminRoutes } from '@/app/adminRoutes';
import { firstEntry, HistoryRouter } from '@/app/HistoryRouter';
import { NoProject } from '@/app/NoProject';
import { organisation } from '@/app/organisation';
import { organisationData } from '@/app/organisationData';
import { NOT_FOUND_ROUTE } from '@/app/notFoundRoute';
import { publicRoutes } from '@/app/publicRoutes';
import { PublicSite } from '@/app/PublicSite';
import { RouterLink } from '@/app/RouterLink';
import { ScriptNeeded } from '@/app/ScriptNeeded';
import { LinkProvider } from '@/components/Link/Link';
import { firstDonations } from '@/features/admin/donations/useDonations';
import { readFilters, writeFilters } from '@/features/projects/projectFilters';
import { paths } from '@/lib/paths';
import styles from '@/styles/main.css?inline';

/** The styles of all public pages. */
export { styles };

interface PageFile {
  /** The page's module, as named in the build's manifest, unless it is part of the main script. */
  module?: string;
  /** The HTML file, relative to the client's files. */
  file: string;
}

interface StaticPage extends PageFile {
  /** Tells the browser which page to hydrate. */
  route: string;
  url: string;
}

const pageFile = (file: string, name: string): PageFile => ({ module: `src/app/pages/${name}.tsx`, file });

const staticPage = (url: string, name: string): StaticPage => ({
  route: url,
  url,
  ...pageFile(`${url.slice(1)}.html`, name),
});

/** The public pages whose content is known when the site is built. */
export const staticPages: readonly StaticPage[] = [
  { ...staticPage(paths.home(), 'HomePage'), file: 'index.html' },
  { route: paths.donate(), url: paths.donate(), file: 'donate.html' },
  staticPage(paths.projects(), 'ProjectsPage'),
  staticPage(paths.about(), 'AboutPage'),
  staticPage(paths.mission(), 'MissionPage'),
  staticPage(paths.contact(), 'ContactPage'),
  staticPage(paths.volunteer(), 'VolunteerPage'),
  staticPage(paths.terms(), 'TermsPage'),
  staticPage(paths.privacy(), 'PrivacyPage'),
  { ...staticPage('/404', 'NotFoundPage'), route: NOT_FOUND_ROUTE },
];

/** Public pages that only the browser renders; their HTML contains a head but no page. */
export const headPages: readonly (PageFile & Pick<StaticPage, 'url'>)[] = [
  { url: paths.monthlyGift('token'), ...pageFile('monthly-gift.html', 'MonthlyGiftPage') },
  { url: paths.gift('token'), ...pageFile('gift.html', 'GiftPage') },
  { url: paths.unsubscribe('token'), ...pageFile('unsubscribe.html', 'UnsubscribePage') },
  { url: paths.thankYou(), ...pageFile('thankyou.html', 'ThankYouPage') },
  { url: paths.volunteerThankYou(), ...pageFile('volunteer/thank-you.html', 'VolunteerThankYouPage') },
];

interface AdminPage extends PageFile {
  /** The page's address, if its HTML contains the header. */
  url?: string;
  /** The call whose response the page shows first. */
  ask?: string;
}

const adminPage = (url: string, name: string): AdminPage => ({
  url,
  ...pageFile(`${url.slice(1)}.html`, `admin/${name}`),
});

/** The admin pages whose HTML names their own scripts, and one file for all others. */
export const adminPages: readonly AdminPage[] = [
  { file: '_admin.html' },
  adminPage(paths.admin(), 'DashboardPage'),
  adminPage(paths.adminProjects(), 'ProjectsAdminPage'),
  { ...adminPage(paths.adminDonations(), 'DonationsPage'), ask: BACKEND + firstDonations() },
  adminPage(paths.adminSubscriptions(), 'SubscriptionsPage'),
  adminPage(paths.adminVolunteers(), 'VolunteersPage'),
];

/** The pages that the server renders with their data, and the file of each one's template. */
export const renderedPages: readonly PageFile[] = [
  pageFile('_home.html', 'HomePage'),
  pageFile('_projects.html', 'ProjectsPage'),
  pageFile('_project.html', 'ProjectPage'),
  { file: '_donate.html' },
  pageFile('_thankyou.html', 'ThankYouPage'),
];

/** The URL of a page of the project list, without what the page ignores in the query. */
export function projectsUrl(search: string): string {
  const query = writeFilters(readFilters(new URLSearchParams(search))).toString();
  return query === '' ? paths.projects() : `${paths.projects()}?${query}`;
}

/** What the server needs to know about the site. */
export const siteFacts = {
  screens: [...publicRoutes, ...adminRoutes].map(({ path }) => path),
  name: organisation.name,
  organisation: organisationData(organisation),
};

interface RenderedPage {
  /** The title and the other tags for the document's head. */
  head: string;
  body: string;
}

// Without a <head> in its tree React renders these first.
const HOISTED = /^(?:<title[^>]*>[^<]*<\/title>|<(?:meta|link)\b[^>]*>)+/;

function splitHead(html: string, route: string): RenderedPage {
  if (html.includes('<script') || html.includes(' style="')) {
    throw new Error(`${route} renders an inline script or style, which the site's security policy forbids`);
  }
  const head = HOISTED.exec(html)?.[0] ?? '';
  return { head, body: html.slice(head.length) };
}

/** Renders to HTML. Rejects when any part fails. */
async function renderAt(url: string, content: ReactNode): Promise<RenderedPage> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <HistoryRouter entry={firstEntry(url)}>{content}</HistoryRouter>
    </StrictMode>,
    {
      onError: (error) => void errors.push(error),
      // Otherwise React would write a large part after the page and move it with an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const html = await new Response(prelude).text();
  // Errors are logged, and the query may name a payment.
  const [route = ''] = url.split('?', 1);
  if (errors.length > 0) throw new Error(`Rendering ${route} failed`, { cause: errors[0] });
  return splitHead(html, route);
}

/** One page, without data that only a backend knows. */
export const renderPage = (url: string): Promise<RenderedPage> => renderAt(url, <PublicSite />);

/** A backend's response that a page is shown with. */
interface Embedded {
  /** The path below the backend's URL, with the query. */
  address: string;
  response: unknown;
}

/**
 * One page with its data.
 *
 * @param responseTo called once for each address
 * @returns the page and the responses that it was rendered with, for the browser to start from
 */
export async function renderWithData(
  url: string,
  responseTo: ResponseTo,
): Promise<RenderedPage & { embedded: Embedded[] }> {
  const asked = new Map<string, Promise<unknown>>();
  const askOnce = (address: string) => {
    const response = asked.get(address) ?? responseTo(address);
    asked.set(address, response);
    return response;
  };
  const page = await renderAt(
    url,
    <ResponsesContext value={askOnce}>
      <PublicSite />
    </ResponsesContext>,
  );
  const embedded = await Promise.all(
    [...asked].map(async ([address, response]) => ({ address, response: await response })),
  );
  return { ...page, embedded: embedded.filter(({ response }) => response !== undefined) };
}

/** What pages that are rendered in the browser show without JavaScript. */
export const renderScriptNeeded = (): Promise<RenderedPage> => renderAt(paths.home(), <ScriptNeeded />);

/** The header that signed-in users see on an admin page. It is hidden without JavaScript. */
export const renderAdminHeader = (url: string): Promise<RenderedPage> =>
  renderAt(
    url,
    <LinkProvider value={RouterLink}>
      <div className="noscript:hidden">
        <AdminNavigation name={organisation.name} pathname={url} onSignOut={() => undefined} />
      </div>
    </LinkProvider>,
  );

/** The page for a missing project. */
export const renderNoProject = (): Promise<RenderedPage> => renderAt(paths.projects(), <NoProject />);

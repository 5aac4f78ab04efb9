import { StrictMode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '@/app/App';
import { NOT_FOUND_ROUTE } from '@/app/routes';
import { paths } from '@/lib/paths';

interface StaticPage {
  /** The mark by which the browser recognises the page it hydrates. */
  route: string;
  /** The address that is rendered. */
  url: string;
  /** The page's own module, as the build's manifest names it. */
  module: string;
  /** Where the HTML goes, relative to the client's files. */
  file: string;
}

/** The public pages whose content is known when the site is built. */
export const staticPages: readonly StaticPage[] = [
  { route: paths.home(), url: paths.home(), module: 'src/app/pages/HomePage.tsx', file: 'index.html' },
  { route: paths.donate(), url: paths.donate(), module: 'src/app/pages/DonatePage.tsx', file: 'donate.html' },
  { route: paths.about(), url: paths.about(), module: 'src/app/pages/AboutPage.tsx', file: 'about.html' },
  {
    route: paths.mission(),
    url: paths.mission(),
    module: 'src/app/pages/MissionPage.tsx',
    file: 'mission.html',
  },
  {
    route: paths.contact(),
    url: paths.contact(),
    module: 'src/app/pages/ContactPage.tsx',
    file: 'contact.html',
  },
  { route: paths.terms(), url: paths.terms(), module: 'src/app/pages/TermsPage.tsx', file: 'terms.html' },
  {
    route: paths.privacy(),
    url: paths.privacy(),
    module: 'src/app/pages/PrivacyPage.tsx',
    file: 'privacy.html',
  },
  { route: NOT_FOUND_ROUTE, url: '/404', module: 'src/app/pages/NotFoundPage.tsx', file: '404.html' },
];

/** The finished HTML of one page. Rejects when any part of it fails to render. */
export async function renderPage(url: string): Promise<string> {
  const errors: unknown[] = [];
  const { prelude } = await prerender(
    <StrictMode>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </StrictMode>,
    {
      onError: (error) => void errors.push(error),
      // A large part would otherwise be written behind the page and moved into place by an inline script.
      progressiveChunkSize: Number.MAX_SAFE_INTEGER,
    },
  );
  const html = await new Response(prelude).text();
  if (errors.length > 0) throw new AggregateError(errors, `Rendering ${url} failed`);
  return html;
}

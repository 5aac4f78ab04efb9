import { matchRoute, Route, Switch, useLocation } from 'wouter';
import { lazyRoute, type LazyRoute, type PageComponent } from '@/app/lazyRoute';
import { parsePattern } from '@/app/parsePattern';
import { DonatePage } from '@/app/pages/DonatePage';
import { PublicLayout } from '@/app/PublicLayout';
import { applySiteStyles, loadSiteStyles } from '@/app/siteStyles';
import { paths } from '@/lib/paths';

/** A page whose styles are not in the HTML of other pages. */
const publicPage = (load: () => Promise<PageComponent>) =>
  lazyRoute(load, { loadStyles: loadSiteStyles, applyStyles: applySiteStyles });

const HomePage = publicPage(async () => (await import('@/app/pages/HomePage')).HomePage);
const AboutPage = publicPage(async () => (await import('@/app/pages/AboutPage')).AboutPage);
const MissionPage = publicPage(async () => (await import('@/app/pages/MissionPage')).MissionPage);
// Every visitor may go there next, so it is part of the main script, and its styles are in the HTML of all pages.
const Donate = lazyRoute(async () => DonatePage, { page: DonatePage });
const ProjectPage = publicPage(async () => (await import('@/app/pages/ProjectPage')).ProjectPage);
const ProjectsPage = publicPage(async () => (await import('@/app/pages/ProjectsPage')).ProjectsPage);
const ThankYouPage = publicPage(async () => (await import('@/app/pages/ThankYouPage')).ThankYouPage);
const MonthlyGiftPage = publicPage(async () => (await import('@/app/pages/MonthlyGiftPage')).MonthlyGiftPage);
const GiftPage = publicPage(async () => (await import('@/app/pages/GiftPage')).GiftPage);
const UnsubscribePage = publicPage(async () => (await import('@/app/pages/UnsubscribePage')).UnsubscribePage);
const ContactPage = publicPage(async () => (await import('@/app/pages/ContactPage')).ContactPage);
const VolunteerPage = publicPage(async () => (await import('@/app/pages/VolunteerPage')).VolunteerPage);
const VolunteerThankYouPage = publicPage(
  async () => (await import('@/app/pages/VolunteerThankYouPage')).VolunteerThankYouPage,
);
const TermsPage = publicPage(async () => (await import('@/app/pages/TermsPage')).TermsPage);
const PrivacyPage = publicPage(async () => (await import('@/app/pages/PrivacyPage')).PrivacyPage);
const NotFoundPage = publicPage(async () => (await import('@/app/pages/NotFoundPage')).NotFoundPage);

interface PublicRoute {
  path: string;
  Component: LazyRoute;
  /** The header or the project list links to it, so its script is loaded when the browser is idle. */
  isNext?: true;
}

/** Every public address and its page. The server gets these patterns when the site is built. */
export const publicRoutes: readonly PublicRoute[] = [
  { path: paths.home(), Component: HomePage, isNext: true },
  { path: paths.projects(), Component: ProjectsPage, isNext: true },
  { path: `${paths.projects()}/:id`, Component: ProjectPage, isNext: true },
  { path: paths.about(), Component: AboutPage, isNext: true },
  { path: paths.mission(), Component: MissionPage, isNext: true },
  { path: paths.donate(), Component: Donate },
  { path: paths.contact(), Component: ContactPage },
  { path: paths.volunteer(), Component: VolunteerPage, isNext: true },
  { path: paths.volunteerThankYou(), Component: VolunteerThankYouPage },
  { path: paths.terms(), Component: TermsPage },
  { path: paths.privacy(), Component: PrivacyPage },
  { path: paths.thankYou(), Component: ThankYouPage },
  { path: '/monthly-gift/:token', Component: MonthlyGiftPage },
  { path: '/gift/:token', Component: GiftPage },
  { path: '/unsubscribe/:token', Component: UnsubscribePage },
];

const findRoute = (pathname: string) =>
  publicRoutes.find(({ path }) => matchRoute(parsePattern, path, pathname)[0]);

/** Loads the script of a public address's page. */
export const loadPublicRoute = (pathname: string): Promise<void> =>
  (findRoute(pathname)?.Component ?? NotFoundPage).load();

/** Shows the public page of the current address. */
export function PublicRoutes() {
  const [pathname] = useLocation();
  return (
    <PublicLayout unknownPath={findRoute(pathname) === undefined}>
      <Switch>
        {publicRoutes.map(({ path, Component }) => (
          <Route key={path} path={path} component={Component} />
        ))}
        <Route component={NotFoundPage} />
      </Switch>
    </PublicLayout>
  );
}

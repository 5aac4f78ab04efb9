import { matchPath, useLocation, useRoutes, type RouteObject } from 'react-router-dom';
import { lazyRoute } from '@/app/lazyRoute';
import { PublicLayout } from '@/app/PublicLayout';
import { paths } from '@/lib/paths';

/** The prerendered page of every unknown address. */
export const NOT_FOUND_ROUTE = '*';

const HomePage = lazyRoute(async () => (await import('@/app/pages/HomePage')).HomePage);
const AboutPage = lazyRoute(async () => (await import('@/app/pages/AboutPage')).AboutPage);
const MissionPage = lazyRoute(async () => (await import('@/app/pages/MissionPage')).MissionPage);
const DonatePage = lazyRoute(async () => (await import('@/app/pages/DonatePage')).DonatePage);
const ProjectPage = lazyRoute(async () => (await import('@/app/pages/ProjectPage')).ProjectPage);
const ProjectsPage = lazyRoute(async () => (await import('@/app/pages/ProjectsPage')).ProjectsPage);
const ThankYouPage = lazyRoute(async () => (await import('@/app/pages/ThankYouPage')).ThankYouPage);
const MonthlyGiftPage = lazyRoute(async () => (await import('@/app/pages/MonthlyGiftPage')).MonthlyGiftPage);
const GiftPage = lazyRoute(async () => (await import('@/app/pages/GiftPage')).GiftPage);
const UnsubscribePage = lazyRoute(async () => (await import('@/app/pages/UnsubscribePage')).UnsubscribePage);
const ContactPage = lazyRoute(async () => (await import('@/app/pages/ContactPage')).ContactPage);
const VolunteerPage = lazyRoute(async () => (await import('@/app/pages/VolunteerPage')).VolunteerPage);
const VolunteerThankYouPage = lazyRoute(
  async () => (await import('@/app/pages/VolunteerThankYouPage')).VolunteerThankYouPage,
);
const TermsPage = lazyRoute(async () => (await import('@/app/pages/TermsPage')).TermsPage);
const PrivacyPage = lazyRoute(async () => (await import('@/app/pages/PrivacyPage')).PrivacyPage);
const NotFoundPage = lazyRoute(async () => (await import('@/app/pages/NotFoundPage')).NotFoundPage);
const Administration = lazyRoute(async () => (await import('@/app/Administration')).Administration);

/** Every public address and its page. The server gets these patterns when the site is built. */
export const publicRoutes: RouteObject[] = [
  {
    element: <PublicLayout />,
    children: [
      { path: paths.home(), Component: HomePage },
      { path: paths.about(), Component: AboutPage },
      { path: paths.mission(), Component: MissionPage },
      { path: paths.donate(), Component: DonatePage },
      { path: paths.projects(), Component: ProjectsPage },
      { path: `${paths.projects()}/:id`, Component: ProjectPage },
      { path: paths.contact(), Component: ContactPage },
      { path: paths.volunteer(), Component: VolunteerPage },
      { path: paths.volunteerThankYou(), Component: VolunteerThankYouPage },
      { path: paths.terms(), Component: TermsPage },
      { path: paths.privacy(), Component: PrivacyPage },
      { path: paths.thankYou(), Component: ThankYouPage },
      { path: '/monthly-gift/:token', Component: MonthlyGiftPage },
      { path: '/gift/:token', Component: GiftPage },
      { path: '/unsubscribe/:token', Component: UnsubscribePage },
    ],
  },
  {
    element: <PublicLayout unknownPath />,
    children: [{ path: NOT_FOUND_ROUTE, Component: NotFoundPage }],
  },
];

/** The administration's addresses. Its code, with its route table, is a separate script that visitors never load. */
const ADMINISTRATION = [`${paths.admin()}/*`, paths.login(), `${paths.projects()}/proof/:projectId`];

/** Whether a path belongs to the administration. */
export const isAdministration = (pathname: string): boolean =>
  ADMINISTRATION.some((pattern) => matchPath(pattern, pathname) !== null);

function PublicRoutes() {
  return useRoutes(publicRoutes);
}

/** Shows the page of the current address. */
export function AppRoutes() {
  const { pathname } = useLocation();
  return isAdministration(pathname) ? <Administration /> : <PublicRoutes />;
}

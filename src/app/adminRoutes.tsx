import type { ComponentType } from 'react';
import { matchRoute, Redirect, Route, Switch } from 'wouter';
import { AdminLayout } from '@/app/AdminLayout';
import { useTabHistory } from '@/app/HistoryRouter';
import { lazyRoute, type LazyRoute } from '@/app/lazyRoute';
import { parsePattern } from '@/app/parsePattern';
import { RequireSignIn } from '@/app/RequireSignIn';
import { paths } from '@/lib/paths';

const SignInPage = lazyRoute(async () => (await import('@/app/pages/admin/SignInPage')).SignInPage);
const RegisterPage = lazyRoute(async () => (await import('@/app/pages/admin/RegisterPage')).RegisterPage);
const SignupRequestPage = lazyRoute(
  async () => (await import('@/app/pages/admin/SignupRequestPage')).SignupRequestPage,
);
const DashboardPage = lazyRoute(async () => (await import('@/app/pages/admin/DashboardPage')).DashboardPage);
const DonationsPage = lazyRoute(async () => (await import('@/app/pages/admin/DonationsPage')).DonationsPage);
const SubscriptionsPage = lazyRoute(
  async () => (await import('@/app/pages/admin/SubscriptionsPage')).SubscriptionsPage,
);
const VolunteersPage = lazyRoute(
  async () => (await import('@/app/pages/admin/VolunteersPage')).VolunteersPage,
);
const ProofsPage = lazyRoute(async () => (await import('@/app/pages/admin/ProofsPage')).ProofsPage);
const ProjectsAdminPage = lazyRoute(
  async () => (await import('@/app/pages/admin/ProjectsAdminPage')).ProjectsAdminPage,
);
const ProjectCreatePage = lazyRoute(
  async () => (await import('@/app/pages/admin/ProjectCreatePage')).ProjectCreatePage,
);
const ProjectEditPage = lazyRoute(
  async () => (await import('@/app/pages/admin/ProjectEditPage')).ProjectEditPage,
);
const NotFoundPage = lazyRoute(async () => (await import('@/app/pages/NotFoundPage')).NotFoundPage);

/** Passes on where to return to after signing in. */
function ToSignIn() {
  const { state } = useTabHistory().entry;
  return <Redirect to={paths.adminLogin()} replace state={state} />;
}

interface AdminRoute<Page extends ComponentType = ComponentType> {
  path: string;
  Component: Page;
  needsSignIn?: boolean;
}

const REDIRECT: AdminRoute = { path: paths.login(), Component: ToSignIn };

const PAGES: readonly AdminRoute<LazyRoute>[] = [
  { path: paths.adminLogin(), Component: SignInPage },
  { path: paths.adminRegister(), Component: RegisterPage },
  { path: paths.adminAuth(), Component: SignupRequestPage },
  { path: paths.admin(), Component: DashboardPage, needsSignIn: true },
  { path: paths.adminProjects(), Component: ProjectsAdminPage, needsSignIn: true },
  { path: paths.adminProjectCreate(), Component: ProjectCreatePage, needsSignIn: true },
  { path: `${paths.adminProjects()}/:id/edit`, Component: ProjectEditPage, needsSignIn: true },
  { path: paths.adminDonations(), Component: DonationsPage, needsSignIn: true },
  { path: paths.adminSubscriptions(), Component: SubscriptionsPage, needsSignIn: true },
  { path: paths.adminVolunteers(), Component: VolunteersPage, needsSignIn: true },
  // Needs no sign-in, as specified, because the server checks every write.
  { path: `${paths.projects()}/proof/:projectId`, Component: ProofsPage },
  // Unknown admin addresses.
  { path: `${paths.admin()}/*`, Component: NotFoundPage },
];

/** Every admin address and its page. The server gets these patterns when the site is built. */
export const adminRoutes: readonly AdminRoute[] = [REDIRECT, ...PAGES];

/** Loads the script of an admin address's page. */
export async function loadAdminRoute(pathname: string): Promise<void> {
  const route = PAGES.find(({ path }) => matchRoute(parsePattern, path, pathname)[0]);
  await route?.Component.load();
}

/** Shows the admin page of the current address. */
export function AdminRoutes() {
  return (
    <Switch>
      <Route path={REDIRECT.path} component={ToSignIn} />
      <Route>
        <AdminLayout>
          <Switch>
            {PAGES.map(({ path, Component, needsSignIn }) => (
              <Route key={path} path={path}>
                {needsSignIn ? (
                  <RequireSignIn>
                    <Component />
                  </RequireSignIn>
                ) : (
                  <Component />
                )}
              </Route>
            ))}
          </Switch>
        </AdminLayout>
      </Route>
    </Switch>
  );
}

import { Navigate, useLocation, type RouteObject } from 'react-router-dom';
import { AdminLayout } from '@/app/AdminLayout';
import { lazyRoute } from '@/app/lazyRoute';
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
  const { state } = useLocation();
  return <Navigate to={paths.adminLogin()} replace state={state} />;
}

/**
 * Every administration address and its page. The server gets these patterns when the site is built; the browser loads
 * this table only for addresses that `isAdministration` accepts.
 */
export const adminRoutes: RouteObject[] = [
  { path: paths.login(), Component: ToSignIn },
  {
    Component: AdminLayout,
    children: [
      { path: paths.adminLogin(), Component: SignInPage },
      { path: paths.adminRegister(), Component: RegisterPage },
      { path: paths.adminAuth(), Component: SignupRequestPage },
      {
        Component: RequireSignIn,
        children: [
          { path: paths.admin(), Component: DashboardPage },
          { path: paths.adminProjects(), Component: ProjectsAdminPage },
          { path: paths.adminProjectCreate(), Component: ProjectCreatePage },
          { path: `${paths.adminProjects()}/:id/edit`, Component: ProjectEditPage },
          { path: paths.adminDonations(), Component: DonationsPage },
          { path: paths.adminSubscriptions(), Component: SubscriptionsPage },
          { path: paths.adminVolunteers(), Component: VolunteersPage },
          // Unknown administration addresses.
        ],
      },
      // Needs no sign-in, as specified, because the server checks every write.
      { path: `${paths.projects()}/proof/:projectId`, Component: ProofsPage },
      { path: `${paths.admin()}/*`, Component: NotFoundPage },
    ],
  },
];

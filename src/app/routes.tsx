import { Navigate, Route, Routes, useLocation } from 'react-router-dom';
import { lazyRoute } from '@/app/lazyRoute';
import { PublicLayout } from '@/app/PublicLayout';
import { RequireSignIn } from '@/app/RequireSignIn';
import { paths } from '@/lib/paths';

/** The mark of the prerendered page that answers every unknown address. */
export const NOT_FOUND_ROUTE = '*';

const HomePage = lazyRoute(async () => (await import('@/app/pages/HomePage')).HomePage);
const AboutPage = lazyRoute(async () => (await import('@/app/pages/AboutPage')).AboutPage);
const MissionPage = lazyRoute(async () => (await import('@/app/pages/MissionPage')).MissionPage);
const DonatePage = lazyRoute(async () => (await import('@/app/pages/DonatePage')).DonatePage);
const ProjectPage = lazyRoute(async () => (await import('@/app/pages/ProjectPage')).ProjectPage);
const ProjectsPage = lazyRoute(async () => (await import('@/app/pages/ProjectsPage')).ProjectsPage);
const ThankYouPage = lazyRoute(async () => (await import('@/app/pages/ThankYouPage')).ThankYouPage);
const ContactPage = lazyRoute(async () => (await import('@/app/pages/ContactPage')).ContactPage);
const VolunteerPage = lazyRoute(async () => (await import('@/app/pages/VolunteerPage')).VolunteerPage);
const VolunteerThankYouPage = lazyRoute(
  async () => (await import('@/app/pages/VolunteerThankYouPage')).VolunteerThankYouPage,
);
const TermsPage = lazyRoute(async () => (await import('@/app/pages/TermsPage')).TermsPage);
const PrivacyPage = lazyRoute(async () => (await import('@/app/pages/PrivacyPage')).PrivacyPage);
const NotFoundPage = lazyRoute(async () => (await import('@/app/pages/NotFoundPage')).NotFoundPage);

// The administration is code of its own, down to its layout: no visitor's browser loads any of it.
const AdminLayout = lazyRoute(async () => (await import('@/app/AdminLayout')).AdminLayout);
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

/** Keeps what the sender said about the place to come back to. */
function ToSignIn() {
  const { state } = useLocation();
  return <Navigate to={paths.adminLogin()} replace state={state} />;
}

/** Every address of the site and the page it shows. The server is told of these patterns when the site is built. */
export const routeTable = (
  <>
    <Route element={<PublicLayout />}>
      <Route path={paths.home()} element={<HomePage />} />
      <Route path={paths.about()} element={<AboutPage />} />
      <Route path={paths.mission()} element={<MissionPage />} />
      <Route path={paths.donate()} element={<DonatePage />} />
      <Route path={paths.projects()} element={<ProjectsPage />} />
      <Route path={`${paths.projects()}/:id`} element={<ProjectPage />} />
      <Route path={paths.contact()} element={<ContactPage />} />
      <Route path={paths.volunteer()} element={<VolunteerPage />} />
      <Route path={paths.volunteerThankYou()} element={<VolunteerThankYouPage />} />
      <Route path={paths.terms()} element={<TermsPage />} />
      <Route path={paths.privacy()} element={<PrivacyPage />} />
      <Route path={paths.thankYou()} element={<ThankYouPage />} />
    </Route>
    <Route path={paths.login()} element={<ToSignIn />} />
    <Route element={<AdminLayout />}>
      <Route path={paths.adminLogin()} element={<SignInPage />} />
      <Route path={paths.adminRegister()} element={<RegisterPage />} />
      <Route path={paths.adminAuth()} element={<SignupRequestPage />} />
      <Route element={<RequireSignIn />}>
        <Route path={paths.admin()} element={<DashboardPage />} />
        <Route path={paths.adminProjects()} element={<ProjectsAdminPage />} />
        <Route path={paths.adminProjectCreate()} element={<ProjectCreatePage />} />
        <Route path={`${paths.adminProjects()}/:id/edit`} element={<ProjectEditPage />} />
        <Route path={paths.adminDonations()} element={<DonationsPage />} />
        <Route path={paths.adminSubscriptions()} element={<SubscriptionsPage />} />
        <Route path={paths.adminVolunteers()} element={<VolunteersPage />} />
        {/* Pages of the administration stand here; those that need no sign-in stand below. */}
      </Route>
      {/* Looks like the administration and asks for no sign-in: the server checks what it writes. */}
      <Route path={`${paths.projects()}/proof/:projectId`} element={<ProofsPage />} />
      <Route path={`${paths.admin()}/*`} element={<NotFoundPage />} />
    </Route>
    <Route element={<PublicLayout unknownPath />}>
      <Route path={NOT_FOUND_ROUTE} element={<NotFoundPage />} />
    </Route>
  </>
);

/** Shows the page of the current address. */
export function AppRoutes() {
  return <Routes>{routeTable}</Routes>;
}

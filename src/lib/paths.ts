type Id = string | number;

const segment = (id: Id) => encodeURIComponent(String(id));

/** Builds every address of the site; no other module writes one by hand. */
export const paths = {
  home: () => '/',
  about: () => '/about',
  mission: () => '/mission',
  projects: () => '/projects',
  project: (id: Id) => `/projects/${segment(id)}`,
  projectProof: (projectId: Id) => `/projects/proof/${segment(projectId)}`,
  donate: () => '/donate',
  thankYou: () => '/thankyou',
  monthlyGift: (token: string) => `/monthly-gift/${segment(token)}`,
  gift: (token: string) => `/gift/${segment(token)}`,
  unsubscribe: (token: string) => `/unsubscribe/${segment(token)}`,
  contact: () => '/contact',
  volunteer: () => '/volunteer',
  volunteerThankYou: () => '/volunteer/thank-you',
  terms: () => '/terms',
  privacy: () => '/privacy',
  login: () => '/login',
  admin: () => '/admin',
  adminLogin: () => '/admin/login',
  adminRegister: () => '/admin/register',
  adminAuth: () => '/admin/auth',
  adminProjects: () => '/admin/projects',
  adminProjectCreate: () => '/admin/projects/create',
  adminProjectEdit: (id: Id) => `/admin/projects/${segment(id)}/edit`,
  adminDonations: () => '/admin/donations',
  /** The payments of one monthly gift. */
  adminMonthlyGift: (id: Id) => `/admin/donations?monthly_gift=${segment(id)}`,
  adminSubscriptions: () => '/admin/subscriptions',
  adminVolunteers: () => '/admin/volunteers',
} as const;

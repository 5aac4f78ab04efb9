import { paths } from '@/lib/paths';

/** The words of /admin. */
export const words = {
  /** Whoever signed in by a backend that names nobody is greeted without a name. */
  welcome: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  signOut: 'Logout',
  cards: {
    heading: 'What to manage',
    list: [
      {
        title: 'Project Management',
        text: 'Create, edit and complete projects, and show proof of delivery.',
        href: paths.adminProjects(),
      },
      {
        title: 'Donation Management',
        text: 'Every gift with its amounts, its status and what it raised.',
        href: paths.adminDonations(),
      },
      {
        title: 'Subscription Management',
        text: 'Who receives the newsletter.',
        href: paths.adminSubscriptions(),
      },
      {
        title: 'Volunteer Management',
        text: 'Applications of volunteers, and their CVs.',
        href: paths.adminVolunteers(),
      },
    ],
  },
} as const;

import { paths } from '@/lib/paths';

/** The words of /admin. */
export const copy = {
  /** Whoever signed in by a backend that names nobody is greeted without a name. */
  welcome: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  signOut: 'Logout',
  rate: {
    heading: 'Exchange rate',
    loading: 'Loading the exchange rate',
    oneDollar: 'One US dollar',
    oneNaira: 'One naira',
    unknown: 'not known',
    since: (when: string) => `Since ${when}`,
    none: 'No rate has been set yet. Until there is one, a gift in another currency than its project’s does not raise the project, and is not added to it later.',
    failed: 'The exchange rate could not be loaded.',
    retry: 'Try again',
    label: 'New rate: naira for one US dollar',
    what: 'It counts for gifts that are completed from now on. Past gifts, and what projects have raised, stay as they are.',
    more: (percent: string) => `${percent}% more than now`,
    less: (percent: string) => `${percent}% less than now`,
    same: 'The same as now',
    save: 'Update rate',
    saving: 'Updating…',
    saved: { title: 'Rate updated', description: (rate: string) => `One US dollar is ${rate} from now on.` },
    refused: 'The rate was not changed',
    unsure: 'We do not know whether the rate was changed',
    sendAgain: 'Please update it again: the same rate twice is one change.',
    notTaken: 'The server does not take this rate. Check it for a slip of the hand.',
    zero: 'A rate of 0 is not possible. Enter a rate above 0, up to 1,000,000.',
    problems: {
      malformed: 'Enter the rate in digits, such as 1540.25.',
      range: 'Enter a rate above 0, up to 1,000,000.',
      decimals: 'Enter at most two decimals.',
    },
    tryAgain: 'Nothing has changed. Try again in a moment.',
  },
  administrators: {
    heading: 'Administrators',
    text: 'Everyone who helps signs in with an account of their own.',
    add: 'Add an administrator',
  },
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

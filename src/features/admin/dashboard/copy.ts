import { paths } from '@/lib/paths';

/** The copy of /admin. */
export const copy = {
  welcome: (name: string) => (name === '' ? 'Welcome' : `Welcome, ${name}`),
  signOut: 'Logout',
  rate: {
    heading: 'Exchange rate',
    loading: 'Loading the exchange rate',
    oneDollar: 'One US dollar',
    oneNaira: 'One naira',
    unknown: 'not known',
    since: (when: string) => `Since ${when}`,
    none: 'No rate has been set yet. Until you set one, gifts in a different currency will not count towards the project, now or later.',
    failed: 'The exchange rate could not be loaded.',
    retry: 'Try again',
    label: 'New rate: naira per US dollar',
    hint: 'Applies to gifts completed from now on. Past gifts and the amounts raised so far do not change.',
    more: (percent: string) => `${percent}% higher than now`,
    less: (percent: string) => `${percent}% lower than now`,
    same: 'Same as now',
    save: 'Update rate',
    saving: 'Updating…',
    saved: (rate: string) => `Rate set: $1 = ${rate}`,
    ask: {
      title: (from: string, to: string) => `Change the rate from ${from} to ${to}?`,
      text: 'This is a change of more than 10%. The rate is stored with every gift completed from now on.',
      confirm: 'Change',
    },
    refused: 'The rate was not changed',
    unsure: 'We do not know whether the rate was changed',
    sendAgain: 'Please update it again. It will only be saved once.',
    notTaken: 'The server did not accept this rate. Check for a typing mistake.',
    zero: 'The rate cannot be 0. Enter a rate above 0, up to 1,000,000.',
    problems: {
      malformed: 'Enter the rate as a number, such as 1540.25.',
      range: 'Enter a rate above 0, up to 1,000,000.',
      decimals: 'Enter at most two decimals.',
    },
    notCompared: 'We could not load the current rate to compare the new one with. Try again in a moment.',
    tryAgain: 'Nothing has changed. Try again in a moment.',
  },
  administrators: {
    heading: 'Administrators',
    text: 'Each administrator has their own account.',
    add: 'Add an administrator',
  },
  cards: {
    heading: 'Manage',
    list: [
      {
        title: 'Project Management',
        text: 'Create, edit and complete projects, and add proof of delivery.',
        href: paths.adminProjects(),
      },
      {
        title: 'Donation Management',
        text: 'Every gift, with its amount, its status and what it added to a project.',
        href: paths.adminDonations(),
      },
      {
        title: 'Subscription Management',
        text: 'Everyone who receives the newsletter.',
        href: paths.adminSubscriptions(),
      },
      {
        title: 'Volunteer Management',
        text: 'Volunteer applications and CVs.',
        href: paths.adminVolunteers(),
      },
    ],
  },
} as const;

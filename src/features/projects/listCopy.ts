import { formatCount } from '@/lib/numbers';

/** The words of /projects. */
export const copy = {
  heading: 'Projects',
  intro:
    'Every project names what is needed, where it goes and what it costs. When it has arrived, its page shows the delivery.',
  script: 'The projects appear here when JavaScript is switched on.',
  filters: 'Filter projects',
  status: 'Status',
  statuses: { ACTIVE: 'Active Projects', COMPLETED: 'Completed Projects' },
  search: 'Search',
  searchHint: 'In title, summary and place',
  category: 'Category',
  all: 'All',
  summary: 'Projects and target budgets',
  projects: (count: number) => (count === 1 ? '1 project' : `${formatCount(count)} projects`),
  budget: 'Total target budget',
  loading: 'Loading projects',
  showing: (shown: number, total: number) => `Showing ${shown} of ${formatCount(total)} projects`,
  nothing: 'No projects found',
  noneMatches: {
    ACTIVE: 'No active project matches these filters.',
    COMPLETED: 'No completed project matches these filters.',
  },
  clear: 'Clear filters',
  noneOf: { ACTIVE: 'No project is active at the moment.', COMPLETED: 'No project is completed yet.' },
  showOther: { ACTIVE: 'Show completed projects', COMPLETED: 'Show active projects' },
  pastTheEnd: (page: number) => `There is no page ${formatCount(page)}`,
  lastPageIs: (pages: number) =>
    pages === 1 ? 'The list has one page.' : `The list has ${formatCount(pages)} pages.`,
  toLastPage: 'Go to the last page',
  failed: 'The projects could not be loaded',
  pages: 'Pages of projects',
  closing: {
    heading: 'Help the next delivery on its way',
    text: 'Money moves the crates; hands repair what goes into them.',
    donate: 'Donate Now',
    volunteer: 'Become a Volunteer',
  },
} as const;

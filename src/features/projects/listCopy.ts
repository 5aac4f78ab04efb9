import { formatCount } from '@/lib/numbers';

/** The copy of /projects. */
export const copy = {
  heading: 'Projects',
  intro:
    'Each project shows what is needed, where it is going and what it costs. Once the equipment has arrived, the page shows the delivery.',
  script: 'Turn on JavaScript to see the projects.',
  filters: 'Filter projects',
  status: 'Status',
  statuses: { ACTIVE: 'Active Projects', COMPLETED: 'Completed Projects' },
  searchAndCategories: 'Search and categories',
  search: 'Search',
  searchHint: 'Search by title, description or place',
  show: 'Show projects',
  category: 'Category',
  all: 'All',
  summary: 'Projects and target budgets',
  projects: (count: number) => (count === 1 ? '1 project' : `${formatCount(count)} projects`),
  budget: 'Total target budget',
  loading: 'Loading projects',
  showing: (shown: number, total: number) => `Showing ${shown} of ${formatCount(total)} projects`,
  nothing: 'No projects found',
  noneMatches: {
    ACTIVE: 'No active projects match these filters.',
    COMPLETED: 'No completed projects match these filters.',
  },
  clear: 'Clear filters',
  noneOf: {
    ACTIVE: 'There are no active projects at the moment.',
    COMPLETED: 'No projects have been completed yet.',
  },
  showOther: { ACTIVE: 'Show completed projects', COMPLETED: 'Show active projects' },
  pastTheEnd: (page: number) => `There is no page ${formatCount(page)}`,
  lastPageIs: (pages: number) =>
    pages === 1 ? 'The list only has one page.' : `The list has ${formatCount(pages)} pages.`,
  toLastPage: 'Go to the last page',
  failed: 'The projects could not be loaded',
  pages: 'Pages of projects',
  closing: {
    heading: 'Help the next delivery on its way',
    text: 'Your gift ships the crates. Volunteers fill them.',
    donate: 'Donate Now',
    volunteer: 'Become a Volunteer',
  },
} as const;

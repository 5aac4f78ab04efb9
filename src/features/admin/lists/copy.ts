import { formatCount } from '@/lib/numbers';

/** The text that all admin lists share. */
export const copy = {
  search: 'Search',
  all: 'All',
  clear: 'Clear filters',
  nothingMatches: 'Nothing matches these filters.',
  pastTheEnd: (page: number) => `There is no page ${formatCount(page)}`,
  lastPageIs: (pages: number) =>
    pages === 1 ? 'The list only has one page.' : `The list has ${formatCount(pages)} pages.`,
  toLastPage: 'Go to the last page',
  actions: 'Actions',
  missing: 'N/A',
  export: {
    page: 'Export page',
    all: 'Export all',
    cancel: 'Cancel export',
    started: 'The export has started.',
    cancelled: 'The export was cancelled.',
    done: 'Exported',
    failed: 'Export failed',
    noLibrary: 'Part of the site could not be loaded. Check your connection and try again.',
  },
} as const;

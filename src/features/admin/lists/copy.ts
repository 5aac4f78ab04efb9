import { formatFileSize } from '@/lib/fileSize';
import { formatCount } from '@/lib/numbers';

/** The words that all lists of the administration share. */
export const copy = {
  search: 'Search',
  all: 'All',
  clear: 'Clear filters',
  nothingMatches: 'Nothing matches these filters.',
  pastTheEnd: (page: number) => `There is no page ${formatCount(page)}`,
  lastPageIs: (pages: number) =>
    pages === 1 ? 'The list has one page.' : `The list has ${formatCount(pages)} pages.`,
  toLastPage: 'Go to the last page',
  actions: 'Actions',
  missing: 'N/A',
  export: {
    page: 'Export page',
    all: 'Export all',
    cancel: 'Cancel export',
    progress: (bytes: number) => `${formatFileSize(bytes)} so far`,
    started: 'The export has begun.',
    cancelled: 'The export was cancelled.',
    done: 'Exported',
    failed: 'Export failed',
    noLibrary: 'The part of the site that writes files could not be loaded.',
  },
} as const;

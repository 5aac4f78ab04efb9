/** The words that all lists of the administration share. */
export const words = {
  search: 'Search',
  all: 'All',
  clear: 'Clear filters',
  nothingMatches: 'Nothing matches these filters.',
  retry: 'Retry',
  pastTheEnd: (page: number) => `There is no page ${page}`,
  lastPageIs: (pages: number) => (pages === 1 ? 'The list has one page.' : `The list has ${pages} pages.`),
  toLastPage: 'Go to the last page',
  actions: 'Actions',
} as const;

import { formatCount } from '@/lib/numbers';

/** The copy of /admin/volunteers. */
export const copy = {
  heading: 'Volunteers',
  filters: 'Filter volunteers',
  searchHint: 'Search by name, email or phone number',
  results: 'All volunteers',
  loading: 'Loading volunteers...',
  failed: 'Failed to load volunteers.',
  showing: (shown: number, total: number | undefined) => {
    if (total === undefined) return `Showing ${shown} volunteers`;
    return total === 1 ? '1 volunteer' : `Showing ${shown} of ${formatCount(total)} volunteers`;
  },
  none: { title: 'No volunteers yet', text: 'Applications will appear here.' },
  notFound: 'No volunteers found',
  pages: 'Pages of volunteers',
  caption: 'Volunteers, newest first',
  columns: {
    name: 'Name',
    contact: 'Contact',
    age: 'Age',
    country: 'Country',
    role: 'Role',
    availability: 'Availability',
    date: 'Applied',
    cv: 'CV',
  },
  id: (id: number) => `#${id}`,
  country: 'Country',
  role: 'Role',
  availability: 'Availability',
  hours: (hours: number) => (hours === 1 ? '1 hour a day' : `${hours} hours a day`),
  days: (days: number) => (days === 1 ? '1 day a week' : `${days} days a week`),
  cv: {
    open: 'Open CV',
    opens: (name: string) => `Open CV of ${name} in a new tab`,
    none: { title: 'No CV', description: 'No CV uploaded for this volunteer' },
    failed: { title: 'Error', reason: 'The CV could not be opened' },
    blocked: 'The browser blocked the new tab. Allow pop-ups for this site and try again.',
    moved: 'This application is no longer on this page. The list has been refreshed.',
  },
  delete: {
    label: 'Delete',
    name: (volunteer: string) => `Delete ${volunteer}`,
    confirm: 'Delete this volunteer? This cannot be undone.',
    deleted: { title: 'Deleted', description: 'Volunteer deleted' },
    failed: { title: 'Error', reason: 'Delete failed' },
  },
} as const;

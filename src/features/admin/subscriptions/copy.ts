import { showing } from '@/features/admin/lists/showing';

/** The copy of /admin/subscriptions. */
export const copy = {
  heading: 'Subscriptions',
  filters: 'Filter subscriptions',
  searchHint: 'Search by email',
  results: 'All subscriptions',
  loading: 'Loading subscriptions...',
  failed: 'Failed to load subscriptions.',
  showing: showing('subscription'),
  none: { title: 'No subscriptions yet', text: 'Subscribers will appear here.' },
  notFound: 'No subscriptions found',
  pages: 'Pages of subscriptions',
  caption: 'Subscriptions, newest first',
  columns: { email: 'Email', status: 'Status', date: 'Subscribed', id: 'ID' },
  active: 'Active',
  inactive: 'Inactive',
  copy: {
    label: 'Copy email',
    name: (email: string) => `Copy email ${email}`,
    copied: { title: 'Copied', description: 'Email copied to clipboard' },
    failed: { title: 'Error', description: 'Could not copy' },
  },
  delete: {
    label: 'Delete',
    name: (email: string) => `Delete ${email}`,
    confirm: 'Delete this subscription? This action cannot be undone.',
    deleted: { title: 'Deleted', description: 'Subscription removed' },
    failed: { title: 'Error', reason: 'Failed to delete' },
  },
} as const;

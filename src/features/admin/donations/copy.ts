import { formatCount } from '@/lib/numbers';

/** The words of /admin/donations. */
export const copy = {
  heading: 'Donations',
  filters: 'Filter donations',
  searchHint: 'Search by name, email or project',
  results: 'All donations',
  loading: 'Loading donations...',
  failed: 'Failed to load donations.',
  showing: (shown: number, total: number | undefined) => {
    if (total === undefined) return `Showing ${shown} donations`;
    return total === 1 ? '1 donation' : `Showing ${shown} of ${formatCount(total)} donations`;
  },
  none: { title: 'No donations yet', text: 'Donations will appear here.' },
  notFound: 'No donations found',
  pages: 'Pages of donations',
  caption: 'Donations, newest first',
  columns: {
    donor: 'Donor',
    date: 'Date',
    project: 'Project',
    amount: 'Amount',
    projectAmount: 'In project currency',
    gift: 'Gift',
    status: 'Status',
    raised: 'Project raised',
  },
  id: (id: number) => `#${id}`,
  before: 'before',
  after: 'after',
  general: 'General',
  wholeTitle: 'Show the full title',
  frequencyFilter: 'Frequency',
  statusFilter: 'Status',
  methodFilter: 'Payment method',
  frequencies: { ONCE: 'One-time', MONTHLY: 'Monthly' },
  statuses: { completed: 'Completed', pending: 'Pending', failed: 'Failed' },
  providers: { PAYPAL: 'PayPal', PAYSTACK: 'Paystack' },
} as const;

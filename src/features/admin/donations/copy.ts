import { formatCount } from '@/lib/numbers';

/** The words of /admin/donations. */
export const copy = {
  heading: 'Donations',
  filters: 'Filter donations',
  searchHint: 'In name, email and project',
  results: 'All donations',
  loading: 'Loading donations...',
  failed: 'Failed to load donations.',
  showing: (shown: number, total: number | undefined) =>
    total === undefined
      ? `Showing ${shown} donations`
      : `Showing ${shown} of ${formatCount(total)} donations`,
  none: { title: 'No donations yet', text: 'The first gift will stand here as soon as somebody begins one.' },
  notFound: 'No donations found',
  pages: 'Pages of donations',
  caption: 'Donations, newest first',
  columns: {
    donor: 'Donor',
    date: 'Date, ID',
    project: 'Project',
    amount: 'Amount',
    projectAmount: 'In project currency',
    gift: 'Gift',
    status: 'Status',
    raised: 'Project raised',
  },
  id: (id: number) => `No. ${id}`,
  before: 'before',
  after: 'after',
  general: 'General',
  wholeTitle: 'Show the whole title',
  frequencyFilter: 'Frequency',
  statusFilter: 'Status',
  methodFilter: 'Payment method',
  frequencies: { ONCE: 'One-time', MONTHLY: 'Monthly' },
  statuses: { completed: 'Completed', pending: 'Pending', failed: 'Failed' },
  providers: { PAYPAL: 'PayPal', PAYSTACK: 'Paystack' },
} as const;

import { showing } from '@/features/admin/lists/showing';
import { formatCount } from '@/lib/numbers';

/** The copy of /admin/donations. */
export const copy = {
  heading: 'Donations',
  filters: 'Filter donations',
  searchHint: 'Search by name, email, project or reference',
  results: 'All donations',
  loading: 'Loading donations...',
  failed: 'Failed to load donations.',
  showing: showing('donation'),
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
  statuses: { completed: 'Completed', pending: 'Pending', failed: 'Failed', refunded: 'Refunded' },
  partlyRefunded: (amount: string) => `${amount} refunded`,
  /** Before and after the title of the project that is closed. */
  redirected: { before: 'General donation. “', after: '” no longer receives donations.' },
  monthlyGift: {
    /** What a screen reader adds to "Monthly". */
    linkSuffix: (donor: string) => ` gift from ${donor}`,
    statuses: {
      pending: 'Not confirmed',
      active: 'Active',
      past_due: 'Payment failed',
      ending: 'Ending',
      ended: 'Ended',
    },
    heading: 'Monthly gift',
    results: 'Donations of this monthly gift',
    loading: 'Loading the monthly gift...',
    failed: 'Failed to load the monthly gift.',
    notLoaded: 'Check your connection. Retry reloads the page.',
    missing: (id: string) => `There is no monthly gift #${id}.`,
    showAll: 'Show all donations',
    labels: {
      donor: 'Donor',
      amount: 'Amount',
      project: 'Project',
      provider: 'Paid with',
      since: 'Since',
      ended: 'Ended on',
      payments: 'Payments',
    },
    everyMonth: (amount: string) => `${amount} every month`,
    payments: (count: number, sum: string) => `${formatCount(count)}, ${sum} in total`,
    notices: {
      closed: {
        title: 'Its project no longer receives donations',
        text: 'Later payments go where they are needed most.',
      },
      past_due: {
        title: 'The last payment failed',
        text: 'The payment provider will try again.',
      },
      ending: {
        title: 'Not ended yet',
        text: 'The payment provider is not responding. The server keeps trying.',
      },
    },
    end: {
      button: 'End monthly gift',
      title: 'End monthly gift?',
      /** Before and after the donor's name. */
      question: { before: 'No more payments will be taken from ', after: '.' },
      consequence: 'Earlier payments stay as they are. This cannot be undone.',
      pending: 'Ending…',
      done: { title: 'Monthly gift ended', description: 'No more payments will be taken' },
      noted: {
        title: 'Monthly gift not ended yet',
        description: 'The payment provider is not responding. The server keeps trying.',
      },
      failed: 'The monthly gift was not ended',
      unknown: 'An error occurred',
    },
  },
  providers: { PAYPAL: 'PayPal', PAYSTACK: 'Paystack' },
} as const;

import { formatInstant } from '@/lib/dates';

const FALLBACK_PROVIDER = 'The payment provider';

/** The copy of /monthly-gift. `provider` is the name of the payment provider. */
export const copy = {
  loading: 'Loading your monthly gift',
  heading: 'Your monthly gift',
  details: 'Details',
  labels: {
    amount: 'Amount',
    project: 'Project',
    provider: 'Paid with',
    since: 'Since',
    ended: 'Ended on',
    reference: 'Reference',
    status: 'Status',
  },
  everyMonth: (amount: string) => `${amount} every month`,
  general: 'Where it is needed most',
  providers: { PAYPAL: 'PayPal', PAYSTACK: 'Paystack' } as Readonly<Record<string, string>>,
  statuses: {
    pending: 'Not confirmed yet',
    active: 'Active',
    past_due: 'Payment failed',
    ending: 'Ending',
    ended: 'Ended',
  } as Readonly<Record<string, string>>,
  active: {
    general: (amount: string) => `Thank you for giving ${amount} every month.`,
    project: (amount: string, project: string) =>
      `Thank you for giving ${amount} every month to “${project}”.`,
  },
  pastDue: (provider = FALLBACK_PROVIDER) =>
    `The last payment did not go through. ${provider} will try again. If your card or account has changed, please update it there.`,
  pending: (provider = FALLBACK_PROVIDER) =>
    `${provider} has not confirmed the first payment yet. Your monthly gift begins once it has.`,
  ending: {
    heading: 'We are ending your monthly gift',
    text: (provider = FALLBACK_PROVIDER) =>
      `${provider} has not confirmed the end yet. We have saved your request and will keep trying. You do not need to do anything else.`,
    write: 'If another payment is taken, please write to us:',
    check: 'Check again',
    checking: 'Checking…',
    stillEnding: 'We have checked again. We are still trying.',
    checkFailed: (reason: string) => `We could not check just now. ${reason}`,
  },
  ended: {
    heading: 'Your monthly gift has ended',
    on: (instant: string) => `It ended on ${formatInstant(instant)}. No more payments will be taken.`,
    text: 'No more payments will be taken.',
    thanks: 'Thank you for everything you have given.',
    again: 'Make a new donation',
  },
  end: {
    heading: 'End this monthly gift',
    intro: 'When you end it:',
    consequences: [
      'No more payments are taken.',
      'The payments you have already made still go to the work they support.',
      'Nothing else changes.',
    ],
    button: 'End monthly gift',
    question: (amount: string) => `End your monthly gift of ${amount}?`,
    questionWithoutAmount: 'End your monthly gift?',
    text: 'This cannot be undone, but you can start a new gift at any time.',
    confirm: 'Yes, end it',
    pending: 'Ending…',
    keep: 'Keep it',
    failed: 'We could not end your monthly gift just now',
    unsure: 'We do not know whether your monthly gift has ended',
    again: 'Please press the button again. It is safe to press it twice.',
  },
  unknown: {
    heading: 'This link does not lead to a monthly gift',
    text: 'It may be incomplete, or it may have been changed. Please open it again from your email, or from where you saved it.',
    write: 'If you no longer have it, write to us and we will end your monthly gift for you:',
  },
  failed: {
    heading: 'We could not show your monthly gift',
    title: 'Nothing has changed.',
    unreadable: 'The server sent a response that we could not read.',
    write: 'If this does not help, write to us and we will end your monthly gift for you:',
  },
} as const;

import { formatCalendarDate, formatInstant } from '@/lib/dates';

/** The copy of /gift. */
export const copy = {
  loading: 'Loading your gift',
  heading: (amount: string) => `Your gift of ${amount}`,
  headingWithoutAmount: 'Your gift',
  intro:
    'Thank you. This page shows how the work you support is going. Bookmark it so that you can come back.',
  steps: 'What has happened so far',
  done: 'Done',
  notYet: 'Not yet',
  paid: { title: 'Paid', on: (instant: string) => `We received it on ${formatInstant(instant)}.` },
  general: {
    title: 'At work',
    text: 'Your gift goes where it is needed most. It helps repair and deliver equipment that a school or hospital has asked for.',
    link: 'See our projects',
  },
  closed: {
    title: 'Project',
    text: (title: string) => `The project “${title}” no longer has a public page.`,
  },
  funded: {
    title: 'Project funded',
    done: (title: string) => `“${title}” has all the money it needs.`,
    notYet: (percent: string) => `${percent}% of the goal is funded so far.`,
    noGoal: 'The project is still raising money.',
    link: 'See the project',
  },
  shipped: {
    title: 'Equipment shipped',
    on: (date: string) => `It left our workshop on ${formatCalendarDate(date)}.`,
    done: 'It has left our workshop.',
    notYet: 'The date will appear here when the equipment leaves our workshop.',
  },
  delivered: {
    title: 'Delivered',
    notYet: 'Photos of each delivery will appear here, with the place and the date.',
    photoOf: (recipient: string) => `Delivery to ${recipient}`,
    photo: 'Delivery',
    unknown: 'Recipient not named',
    on: (date: string) => `Delivered on ${formatCalendarDate(date)}`,
  },
  working: {
    title: 'Still in use',
    at: (recipient: string, date: string) =>
      `Checked at ${recipient} on ${formatCalendarDate(date)}: still in use.`,
    checked: (date: string) => `Checked on ${formatCalendarDate(date)}: still in use.`,
  },
  details: 'Details',
  labels: {
    amount: 'Amount',
    counts: 'Counts towards the project as',
    project: 'Project',
    paid: 'Paid on',
    reference: 'Reference',
  },
  everyMonth: (amount: string) => `${amount}, one payment of a monthly gift`,
  converted: (amount: string, rate: string, instant: string) =>
    `${amount} (at $1 = ${rate} on ${formatInstant(instant)})`,
  returned: {
    heading: 'This gift was refunded',
    text: 'The money went back to the donor, so there is nothing to follow.',
  },
  unknown: {
    heading: 'This link does not lead to a gift',
    text: 'It may be incomplete, or it may have been changed. Please open it again from your email.',
    write: 'If that does not help, write to us:',
  },
  failed: {
    heading: 'We could not show your gift',
    title: 'Nothing has changed.',
    unreadable: 'The server sent a response that we could not read.',
    write: 'If this does not help, write to us:',
  },
} as const;

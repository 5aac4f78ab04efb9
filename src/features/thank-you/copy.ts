import { formatCount } from '@/lib/numbers';
import type { Gift } from './confirmation';

/** Whole sentences, so that translators can reorder the words. */
export const copy = {
  thanks: {
    heading: 'Thank you',
    text: 'Thank you for supporting the schools, labs and hospitals that put this equipment to work.',
  },
  confirming: {
    heading: 'Confirming your payment',
    text: 'We are confirming your payment with the payment provider. This can take a few seconds.',
  },
  completed: {
    heading: 'Thank you. Your gift is confirmed.',
  },
  failed: {
    heading: 'Your payment was declined',
    text: 'Your bank or the payment provider did not accept the payment. Nothing was charged.',
    kept: 'We have kept what you entered. Try again with another card or account, or a smaller amount.',
    notKept: 'You can try again with another card or account, or a smaller amount.',
    help: 'Your bank can tell you why it declined. If it happens again, write to us:',
  },
  cancelled: {
    heading: 'You cancelled the payment',
    text: 'You left the payment page before paying. Nothing was charged.',
    kept: 'We have kept what you entered. Change it, or continue when you are ready.',
    notKept: 'You can start again at any time, with the same amount or a different one.',
  },
  refunded: {
    heading: 'Your payment was refunded',
    text: 'You have been refunded in full.',
    next: 'Your bank may take a few days to show the refund.',
  },
  pending: {
    heading: 'Your payment is not confirmed yet',
    text: 'The payment provider has not confirmed your payment yet. This sometimes takes a few minutes.',
  },
  unknown: {
    heading: 'Your payment is not confirmed yet',
    text: 'The payment provider has replied, but has not confirmed your payment.',
    reported: (status: string) => `Status: ${status}`,
  },
  unconfirmed: {
    heading: 'Your payment is not confirmed yet',
    offline: 'We could not reach the server, so we do not know yet whether your payment arrived.',
    timeout: 'The server took too long to respond, so we do not know yet whether your payment arrived.',
    notFound: 'We could not find a donation for this link, so we cannot confirm a payment.',
    other: 'We could not confirm your payment just now, so we do not know yet whether it arrived.',
  },
  monthly: {
    text: 'You can end this monthly gift at any time with this link. Keep it, and do not share it:',
    link: 'View or end your monthly gift',
  },
  project: {
    progress: 'Funding progress',
    raised: (amount: string) => `${amount} raised`,
    goal: (amount: string) => `Goal ${amount}`,
    funded: (percentage: string) => `${percentage} funded`,
    see: 'See the project',
    shareText: (title: string) => `I gave to “${title}”. You can help, too.`,
  },
  next: {
    heading: 'What happens next',
    project: [
      'Your gift pays for this project’s equipment and its delivery.',
      'We repair, test, pack and ship the equipment.',
      'Photos of the delivery appear on the project’s page.',
    ],
    general: [
      'Your gift goes where it is needed most.',
      'We repair, test, pack and ship the equipment.',
      'Photos of each delivery appear on the project pages.',
    ],
    monthly: 'You give the same amount every month until you stop.',
  },
  copyReference: 'Copy reference',
  referenceCopied: 'Copied',
  referenceSelected: 'Selected. Copy it with your keyboard or menu.',
  followGift: 'Follow your gift',
  receipt: 'Download your receipt (PDF)',
  whatToDo: 'Press Retry in a minute. Please do not pay again in the meantime.',
  whatToDoWithoutScript: 'Reload this page in a minute. Please do not pay again in the meantime.',
  whatToDoOffline: 'Check your connection, then press Retry. Please do not pay again in the meantime.',
  write: 'Still not confirmed after an hour? Write to us and quote this reference:',
  askingAgain: 'Checking again…',
  askedAgain: 'We have checked again. The payment is still not confirmed.',
  retry: 'Retry',
  tryAgain: 'Try again',
  home: 'Home',
  projects: 'View Projects',
  details: {
    gift: 'Your gift',
    payment: 'This payment',
    amount: 'Amount',
    frequency: 'How often',
    project: 'Project',
    provider: 'Paid with',
    completedAt: 'Confirmed on',
    reference: 'Reference',
  },
  frequencies: { ONCE: 'One-time', MONTHLY: 'Monthly' } as Readonly<Record<string, string>>,
  providers: { PAYPAL: 'PayPal', PAYSTACK: 'Paystack' } as Readonly<Record<string, string>>,
} as const;

type Sentence = (amount: string, project: string) => string;

const CONFIRMED: Readonly<Record<'ONCE' | 'MONTHLY' | 'OTHER', { general: Sentence; project: Sentence }>> = {
  ONCE: {
    general: (amount) => `Your one-time gift of ${amount} has arrived.`,
    project: (amount, project) => `Your one-time gift of ${amount} to “${project}” has arrived.`,
  },
  MONTHLY: {
    general: (amount) => `Your monthly gift of ${amount} has begun.`,
    project: (amount, project) => `Your monthly gift of ${amount} to “${project}” has begun.`,
  },
  OTHER: {
    general: (amount) => `Your gift of ${amount} has arrived.`,
    project: (amount, project) => `Your gift of ${amount} to “${project}” has arrived.`,
  },
};

const PLACES = new Intl.PluralRules('en', { type: 'ordinal' });
const SUFFIXES: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd' };

const placeOf = (number: number) =>
  number === 1 ? 'first' : `${formatCount(number)}${SUFFIXES[PLACES.select(number)] ?? 'th'}`;

/** The place of a confirmed gift among all, if it is known. */
export function placeSentence({ giftNumber, project }: Gift): string | undefined {
  if (giftNumber === undefined) return undefined;
  return project === undefined
    ? `It is the ${placeOf(giftNumber)} gift we have received.`
    : `It is the ${placeOf(giftNumber)} gift to this project.`;
}

/** What happens to a confirmed gift, step by step. */
export function nextSteps({ frequency, project }: Gift): readonly string[] {
  const steps = project === undefined ? copy.next.general : copy.next.project;
  return frequency === 'MONTHLY' ? [copy.next.monthly, ...steps.slice(1)] : steps;
}

/** The thank-you sentence, with as much as is known about the gift. */
export function confirmedSentence({ amount, frequency, project }: Gift): string {
  if (amount === undefined) return 'Your gift has arrived.';
  const known = frequency === 'ONCE' || frequency === 'MONTHLY' ? frequency : 'OTHER';
  return CONFIRMED[known][project === undefined ? 'general' : 'project'](amount, project ?? '');
}

import type { PaymentClient, Frequency } from './donationOptions';
import type { Problems } from './donationForm';
import type { DonationLimits } from '@/api/donationLimits';
import { formatMoney, type Currency } from '@/lib/money';

/** One sentence for a single gift, one for a monthly gift. */
type ByFrequency<Sentence = string> = Readonly<Record<Frequency, Sentence>>;

/** Whole sentences, so that translators can reorder the words. */
export const copy = {
  heading: { ONCE: 'Make a donation', MONTHLY: 'Give monthly' },
  projectHeading: 'Support This Program',
  projectGift: {
    ONCE: (title: string) => `Your gift goes to “${title}”.`,
    MONTHLY: (title: string) => `Your monthly gift goes to “${title}”.`,
  },
  currencyLegend: 'Currency',
  currencies: { USD: '$ USD', NGN: '₦ NGN' },
  frequencyLegend: 'How often',
  frequencies: { ONCE: 'One-time', MONTHLY: 'Monthly' },
  amountLegend: { ONCE: 'Amount', MONTHLY: 'Monthly amount' },
  customAmount: { ONCE: 'Other amount', MONTHLY: 'Other monthly amount' },
  fullName: 'Full name',
  email: 'Email',
  pay: {
    PAYPAL: { ONCE: 'You will pay with PayPal', MONTHLY: 'You will pay with PayPal, monthly' },
    PAYSTACK: { ONCE: 'You will pay with Paystack', MONTHLY: 'You will pay with Paystack, monthly' },
  } satisfies Readonly<Record<PaymentClient, ByFrequency>>,
  monthlyMeans: 'You will be charged every month. You can stop at any time.',
  giveMore: 'To give more, write to',
  paysFor: (amount: string, what: string) => `${amount}: ${what}`,
  button: { ONCE: 'Donate', MONTHLY: 'Donate monthly' },
  buttonWithAmount: {
    ONCE: (amount: string) => `Donate ${amount} once`,
    MONTHLY: (amount: string) => `Donate ${amount} monthly`,
  },
  pending: 'Loading..',
  next: {
    amount: 'Choose an amount to continue.',
    wrongAmount: 'Check the amount.',
    fullName: 'Enter your name to continue.',
    email: 'Enter your email to continue.',
    PAYPAL: 'You pay on PayPal’s own secure page.',
    PAYSTACK: 'You pay on Paystack’s own secure page.',
  } satisfies Readonly<Record<keyof Problems | 'wrongAmount' | PaymentClient, string>>,
  opening: {
    PAYPAL: 'Continue to PayPal if it does not open',
    PAYSTACK: 'Continue to Paystack if it does not open',
  } satisfies Readonly<Record<PaymentClient, string>>,
  failed: 'Your donation could not be started. Nothing was charged.',
  closed: 'This project is not receiving donations.',
  // The payment happens later, at the provider.
  unsure: 'We do not know whether your donation was started. Nothing was charged.',
  sendAgain: 'Please press the button again. You will not be charged twice.',
  unsafeCheckout: 'We could not open the payment page safely.',
  captcha: {
    title: 'One more step',
    text: 'Many donations have been started from your network. Please complete the captcha, then press the button again. Nothing was charged.',
    missing: 'Please complete the captcha.',
    failed: 'The captcha was not accepted. Please complete it again.',
  },
  refused: (detail: string) => `This was not accepted: ${detail}`,
} as const;

/** Only in HTML: React renders no `<noscript>` in the browser, so the script leaves these out. */
export const withoutScript = {
  amount: 'To give in the other currency, type the amount. A typed amount replaces a chosen one.',
  pay: 'You pay dollars with PayPal and naira with Paystack. A monthly gift is charged every month, and you can stop it at any time.',
  captcha: 'The captcha needs JavaScript. To give without it, write to',
} as const;

/** The messages of empty fields, where the form could be sent with them. */
export type Missing = Pick<typeof copy.next, keyof Problems>;

const CURRENCY_NAMES = { USD: 'dollars', NGN: 'naira' } as const;

const withoutZeros = (amount: string, currency: Currency) =>
  formatMoney(amount, currency).replace(/\.00$/, '');

const AMOUNT_MESSAGES: Readonly<
  Record<
    Exclude<NonNullable<Problems['amount']>, 'empty'>,
    (currency: Currency, limits: DonationLimits[Currency]) => string
  >
> = {
  'not-a-number': () => 'Enter the amount as a number, such as 50 or 50.25.',
  ambiguous: () => 'This amount can be read in two ways. Write it like 1000 or 25.50.',
  'other-currency': (currency) => {
    const other = currency === 'USD' ? 'NGN' : 'USD';
    return `This amount is in ${CURRENCY_NAMES[other]}. To give ${CURRENCY_NAMES[other]}, choose ${copy.currencies[other]} above.`;
  },
  'not-positive': () => 'The amount must be more than 0.',
  'too-many-decimals': () => 'Use at most two decimals, such as 50.25.',
  'too-small': (currency, { min }) => `The smallest gift is ${withoutZeros(min, currency)}.`,
  'too-large': (currency, { max }) => `The largest gift on this page is ${withoutZeros(max, currency)}.`,
};

/** The message for an invalid amount; undefined for an empty field, which is not an error yet. */
export function amountMessage(
  problem: Problems['amount'],
  currency: Currency,
  limits: DonationLimits,
): string | undefined {
  if (problem === undefined || problem === 'empty') return undefined;
  return AMOUNT_MESSAGES[problem](currency, limits[currency]);
}

/** The message for an invalid name; undefined for an empty field, which is not an error yet. */
export function nameMessage(problem: Problems['fullName']): string | undefined {
  return problem === 'too-long' ? 'The name can be at most 200 characters long.' : undefined;
}

/** The message for an invalid email; undefined for an empty field, which is not an error yet. */
export function emailMessage(problem: Problems['email']): string | undefined {
  return problem === 'malformed' ? 'Enter a full email address, such as ada@example.org.' : undefined;
}

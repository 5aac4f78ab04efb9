/**
 * * Values that make the mocked backend fail on purpose, to see every failure in the running app (`npm run dev:mocks`).
 *
 * | where | value | what happens |
 * |---|---|---|
 * | an email, a username or a search box | `refused@magic.example` | 400 with a sentence to show |
 * | | `broken@magic.example` | 500 |
 * | | `empty@magic.example` | 500 without a body |
 * | | `html@magic.example` | 502 with an HTML page |
 * | | `offline@magic.example` | the network fails |
 * | | `never@magic.example` | no answer, so that the call times out |
 * | | `slow@magic.example` | the answer takes two seconds |
 * | the email of an application | `full@magic.example` | 503 with a CV, as when there is no room for files; taken without one |
 * | the email of a donation | `captcha@magic.example` | 422 `captcha_required` until a captcha token is sent along |
 * | the id in the address of a page, or the number before the dot of a private link | 500, 502, 503, 504 | 500, an HTML page, the network fails, no answer |
 * | the decimals of a donation | `.01` | declined |
 * | | `.02` | pending, however often it is asked |
 * | | `.03` | pending at first, completed when it is asked again |
 * | | `.04` | the provider fails (502) at the donor's return |
 * | | `.05` | no answer at the donor's return |
 * | | `.06` | the provider fails (502) when the donation is made |
 * | | `.07` | completed, and returned to the donor when it is asked again |
 * | the decimals of a monthly gift | `.08` | its second payment fails |
 * | | `.09` | the provider does not answer when the gift is ended |
 * | the password of a sign-in | `wrong` | 401; any other password is taken |
 * | the access token | `expired` | 401; any other token is taken |
 * | a file's name | starts with `missing` | 404 |
 *
 * What needs no magic: an email that is subscribed already (`reader@news.example`), a username that is taken (`amina`),
 * an id that does not exist, a page past the end.
 */

export type Failure = 'refused' | 'broken' | 'empty' | 'html' | 'offline' | 'never' | 'slow';

const FAILURES: Readonly<Record<string, Failure>> = {
  'refused@magic.example': 'refused',
  'broken@magic.example': 'broken',
  'empty@magic.example': 'empty',
  'html@magic.example': 'html',
  'offline@magic.example': 'offline',
  'never@magic.example': 'never',
  'slow@magic.example': 'slow',
};

const FAILING_IDS: Readonly<Record<string, Failure>> = {
  500: 'broken',
  502: 'html',
  503: 'offline',
  504: 'never',
};

/** The failure requested by typed text or by the id in the URL. */
export function failureFor(typed: readonly unknown[], id: string | undefined): Failure | undefined {
  const asked = typed.find((text) => typeof text === 'string' && text.trim().toLowerCase() in FAILURES);
  return FAILURES[String(asked).trim().toLowerCase()] ?? FAILING_IDS[id ?? ''];
}

/** Whether there is no space for the CV of an application with this email. */
export function findsNoRoom(email: string): boolean {
  return email.trim().toLowerCase() === 'full@magic.example';
}

/** Whether a donation with this email needs a captcha. */
export function needsCaptcha(email: string): boolean {
  return email.trim().toLowerCase() === 'captcha@magic.example';
}

/** The outcome of a payment. */
export type PaymentOutcome =
  | 'completed'
  | 'declined'
  | 'stays-pending'
  | 'pending-at-first'
  | 'provider-fails-at-return'
  | 'never-answers-at-return'
  | 'provider-fails-at-once'
  | 'returned'
  | 'past-due'
  | 'cannot-be-ended';

const FATES: Readonly<Record<string, PaymentOutcome>> = {
  '01': 'declined',
  '02': 'stays-pending',
  '03': 'pending-at-first',
  '04': 'provider-fails-at-return',
  '05': 'never-answers-at-return',
  '06': 'provider-fails-at-once',
  '07': 'returned',
  '08': 'past-due',
  '09': 'cannot-be-ended',
};

/** The outcome of a donation of this amount, a decimal string with two decimals. */
export function paymentOutcomeFor(amount: string): PaymentOutcome {
  return FATES[amount.slice(-2)] ?? 'completed';
}

/** Whether a sign-in with this password is refused. */
export function isWrongPassword(password: string): boolean {
  return password === 'wrong';
}

/** Whether a request's `Authorization` header is valid. */
export function isValidAuthorization(header: string | null): boolean {
  const token = /^Bearer (\S+)$/.exec(header ?? '')?.[1];
  return token !== undefined && token !== 'expired';
}

/** Whether a file is missing although something refers to it. */
export function isMissingFile(name: string): boolean {
  return name.startsWith('missing');
}

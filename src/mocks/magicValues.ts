/** A value that makes the mocked backend fail on purpose, to see every failure in the running app (`npm run dev:mocks`). */
interface MagicValue<Outcome = unknown> {
  value: string;
  /** What a tester sees. */
  effect: string;
  outcome: Outcome;
}

export type Failure = 'refused' | 'broken' | 'empty' | 'html' | 'offline' | 'never' | 'slow';

const FAILING_TEXTS: readonly MagicValue<Failure>[] = [
  { value: 'refused@magic.example', effect: '400 with a sentence to show', outcome: 'refused' },
  { value: 'broken@magic.example', effect: '500', outcome: 'broken' },
  { value: 'empty@magic.example', effect: '500 without a body', outcome: 'empty' },
  { value: 'html@magic.example', effect: '502 with an HTML page', outcome: 'html' },
  { value: 'offline@magic.example', effect: 'the network fails', outcome: 'offline' },
  { value: 'never@magic.example', effect: 'no response, so that the call times out', outcome: 'never' },
  { value: 'slow@magic.example', effect: 'the response takes two seconds', outcome: 'slow' },
];

const FAILING_IDS: readonly MagicValue<Failure>[] = [
  { value: '500', effect: '500', outcome: 'broken' },
  { value: '502', effect: '502 with an HTML page', outcome: 'html' },
  { value: '503', effect: 'the network fails', outcome: 'offline' },
  { value: '504', effect: 'no response, so that the call times out', outcome: 'never' },
];

/** The outcome of a payment. */
export type PaymentOutcome =
  | 'completed'
  | 'declined'
  | 'stays-pending'
  | 'pending-at-first'
  | 'provider-fails-at-return'
  | 'never-responds-at-return'
  | 'provider-fails-at-once'
  | 'refunded'
  | 'cancelled'
  | 'past-due'
  | 'cannot-be-ended';

const DONATIONS: readonly MagicValue<PaymentOutcome>[] = [
  { value: '.01', effect: 'declined', outcome: 'declined' },
  { value: '.02', effect: 'pending, however often its status is requested', outcome: 'stays-pending' },
  {
    value: '.03',
    effect: 'pending at first, completed when its status is requested again',
    outcome: 'pending-at-first',
  },
  {
    value: '.04',
    effect: 'the provider fails (502) at the donor’s return',
    outcome: 'provider-fails-at-return',
  },
  { value: '.05', effect: 'no response at the donor’s return', outcome: 'never-responds-at-return' },
  {
    value: '.06',
    effect: 'the provider fails (502) when the donation is made',
    outcome: 'provider-fails-at-once',
  },
  {
    value: '.07',
    effect: 'completed, then refunded when its status is requested again',
    outcome: 'refunded',
  },
  { value: '.10', effect: 'cancelled by the donor on the payment page', outcome: 'cancelled' },
];

const MONTHLY_GIFTS: readonly MagicValue<PaymentOutcome>[] = [
  { value: '.08', effect: 'its second payment fails', outcome: 'past-due' },
  {
    value: '.09',
    effect: 'the provider does not respond when the gift is ended',
    outcome: 'cannot-be-ended',
  },
];

const CAPTCHA_EMAIL = 'captcha@magic.example';
const NO_ROOM_EMAIL = 'full@magic.example';
const WRONG_PASSWORD = 'wrong';
/** The access token of a session that has ended. */
export const EXPIRED_TOKEN = 'expired';
const MISSING_FILE = 'missing';

/** Every magic value, by where it is typed. */
export const MAGIC_VALUES: readonly {
  where: string;
  values: readonly Pick<MagicValue, 'value' | 'effect'>[];
}[] = [
  { where: 'An email, a username or a search box', values: FAILING_TEXTS },
  { where: 'The decimals of a donation', values: DONATIONS },
  { where: 'The decimals of a monthly gift', values: MONTHLY_GIFTS },
  {
    where: 'The email of a donation',
    values: [{ value: CAPTCHA_EMAIL, effect: 'needs a captcha' }],
  },
  {
    where: 'The email of an application',
    values: [{ value: NO_ROOM_EMAIL, effect: '503 with a CV because storage is full; accepted without one' }],
  },
  {
    where: 'The id in the address of a page, or the number before the dot of a private link',
    values: FAILING_IDS,
  },
  {
    where: 'The password of a sign-in',
    values: [{ value: WRONG_PASSWORD, effect: '401; any other password is accepted' }],
  },
  {
    where: 'The stored access token',
    values: [{ value: EXPIRED_TOKEN, effect: '401; any other token is accepted' }],
  },
  {
    where: 'The start of a file’s name',
    values: [{ value: MISSING_FILE, effect: '404' }],
  },
];

function outcomeOf<Outcome>(values: readonly MagicValue<Outcome>[], typed: string): Outcome | undefined {
  return values.find(({ value }) => value === typed)?.outcome;
}

const normalized = (text: string) => text.trim().toLowerCase();

/** The failure requested by typed text or by the id in the URL. */
export function failureFor(typed: readonly unknown[], id: string | undefined): Failure | undefined {
  const failures = typed.map((text) =>
    typeof text === 'string' ? outcomeOf(FAILING_TEXTS, normalized(text)) : undefined,
  );
  return failures.find((failure) => failure !== undefined) ?? outcomeOf(FAILING_IDS, id ?? '');
}

/** Whether there is no space for the CV of an application with this email. */
export function findsNoRoom(email: string): boolean {
  return normalized(email) === NO_ROOM_EMAIL;
}

/** Whether a donation with this email needs a captcha. */
export function needsCaptcha(email: string): boolean {
  return normalized(email) === CAPTCHA_EMAIL;
}

/** The outcome of a donation of this amount, a decimal string with two decimals. */
export function paymentOutcomeFor(amount: string): PaymentOutcome {
  return outcomeOf([...DONATIONS, ...MONTHLY_GIFTS], amount.slice(-3)) ?? 'completed';
}

/** Whether a sign-in with this password is refused. */
export function isWrongPassword(password: string): boolean {
  return password === WRONG_PASSWORD;
}

/** Whether a request's `Authorization` header is valid. */
export function isValidAuthorization(header: string | null): boolean {
  const token = /^Bearer (\S+)$/.exec(header ?? '')?.[1];
  return token !== undefined && token !== EXPIRED_TOKEN;
}

/** Whether a file is missing although something refers to it. */
export function isMissingFile(name: string): boolean {
  return name.startsWith(MISSING_FILE);
}

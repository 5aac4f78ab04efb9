import type { DonationLimits } from '@/api/donationLimits';
import type { DonationCreate } from '@/api/types';
import { PAYMENT_CLIENTS, QUICK_AMOUNTS, type Frequency } from './donationOptions';
import { isEmail } from '@/lib/email';
import { wrongFields, type FieldMessages } from '@/lib/form/messages';
import { isBlank } from '@/lib/text';
import type { Currency } from '@/lib/money';
import { parseAmount, type AmountProblem as TypingProblem, type ParsedAmount } from '@/lib/parseAmount';
import { amountMessage, emailMessage, nameMessage, type Missing } from './copy';

/** The longest name that the contract accepts, in characters. */
export const MAX_NAME_LENGTH = 200;

/** The values of the form, by control name. */
export interface DonationValues {
  currency: Currency;
  frequency: Frequency;
  /** A quick amount of the currency; ignored if another amount is typed. */
  quickAmount: string;
  /** The other amount, as typed. */
  amount: string;
  fullName: string;
  email: string;
}

/** The gift as far as it is entered. */
export interface GiftSoFar {
  currency: Currency;
  /** A decimal string with two decimals; undefined while there is no valid amount. */
  amount: string | undefined;
  /** Enters another amount of the currency. */
  choose: (amount: string) => void;
}

/** Why an amount cannot be sent. */
export type AmountProblem = TypingProblem | 'too-small';

/** Why the values cannot be sent. */
export interface Problems {
  amount?: AmountProblem;
  fullName?: 'empty' | 'too-long';
  email?: 'empty' | 'malformed';
}

/** The values of an untouched form. */
export const EMPTY_VALUES: DonationValues = {
  currency: 'USD',
  frequency: 'ONCE',
  quickAmount: '',
  amount: '',
  fullName: '',
  email: '',
};

/** The chosen quick amount; null if there is none or another amount is typed. */
export function chosenQuickAmount({ currency, quickAmount, amount }: DonationValues): string | null {
  const isOffered = QUICK_AMOUNTS[currency].some((offered) => String(offered) === quickAmount);
  return isOffered && amount === '' ? quickAmount : null;
}

const parse = (values: DonationValues) =>
  parseAmount(chosenQuickAmount(values) ?? values.amount, values.currency);

/** The exact amount, chosen or typed, or why there is none. */
export function readAmount(values: DonationValues, limits: DonationLimits): ParsedAmount<AmountProblem> {
  const parsed = parse(values);
  const { min, max } = limits[values.currency];
  if (parsed.ok && parsed.amount < Number(min)) return { ok: false, reason: 'too-small' };
  if (parsed.ok && parsed.amount > Number(max)) return { ok: false, reason: 'too-large' };
  return parsed;
}

function findNameProblem(name: string): Problems['fullName'] {
  if (isBlank(name)) return 'empty';
  return Array.from(name.trim()).length > MAX_NAME_LENGTH ? 'too-long' : undefined;
}

function findEmailProblem(email: string): Problems['email'] {
  if (email.trim() === '') return 'empty';
  return isEmail(email) ? undefined : 'malformed';
}

/** Everything that prevents sending the form. */
export function findProblems(values: DonationValues, limits: DonationLimits): Problems {
  const amount = readAmount(values, limits);
  const fullName = findNameProblem(values.fullName);
  const email = findEmailProblem(values.email);
  return {
    ...(!amount.ok && { amount: amount.reason }),
    ...(fullName && { fullName }),
    ...(email && { email }),
  };
}

/**
 * The message at each field.
 *
 * @param missing the messages of empty fields; without it they have none, because the button is disabled instead
 */
export function findMessages(
  values: DonationValues,
  limits: DonationLimits,
  missing?: Missing,
): FieldMessages<DonationValues> {
  const { amount, fullName, email } = findProblems(values, limits);
  return wrongFields<DonationValues>({
    amount: amountMessage(amount, values.currency, limits) ?? (amount && missing?.amount),
    fullName: nameMessage(fullName) ?? (fullName && missing?.fullName),
    email: emailMessage(email) ?? (email && missing?.email),
  });
}

/**
 * Whether the donate button is enabled: there is a valid amount, a name and an email. A malformed email does not
 * disable it, because pressing it leads to that field.
 */
export function isFilled(values: DonationValues, limits: DonationLimits): boolean {
  const { amount, fullName, email } = findProblems(values, limits);
  return amount === undefined && fullName !== 'empty' && email !== 'empty';
}

const UNFINISHED = new Set<AmountProblem | undefined>(['empty', 'ambiguous', 'not-positive', 'too-small']);

/** Whether more typing could complete the amount: "1 0" may become "1 000", so it is not an error yet. */
export function isAmountUnfinished(values: DonationValues, limits: DonationLimits): boolean {
  if (chosenQuickAmount(values) !== null) return false;
  const typed = values.amount.trim();
  if (/^(us?|us?d|us\$|\$|n|ngn?|₦)? ?[.,]?$/i.test(typed)) return true;
  return !typed.startsWith('-') && UNFINISHED.has(findProblems(values, limits).amount);
}

/**
 * The request body.
 *
 * @param values without {@link findProblems problems}
 * @param projectId undefined for a gift to the organisation's general work
 * @throws RangeError when the amount is not valid
 */
export function toDonationCreate(values: DonationValues, projectId?: number): DonationCreate {
  const amount = parse(values);
  if (!amount.ok) throw new RangeError(`There is no amount to donate: ${amount.reason}.`);
  return {
    donor_email: values.email.trim(),
    donor_full_name: values.fullName.trim(),
    amount: amount.amount,
    currency: values.currency,
    payment_client: PAYMENT_CLIENTS[values.currency],
    frequency: values.frequency,
    ...(projectId !== undefined && { project_id: projectId }),
  };
}

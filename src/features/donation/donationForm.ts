import type { DonationCreate } from '@/api/types';
import { PAYMENT_CLIENTS, QUICK_AMOUNTS, type Frequency } from './donationOptions';
import { isEmail } from '@/lib/email';
import { isBlank } from '@/lib/text';
import { parseAmount, type AmountProblem, type Currency, type ParsedAmount } from '@/lib/money';

/** The longest name that the contract takes, in characters. */
export const MAX_NAME_LENGTH = 200;

/** Either one of the quick amounts of the chosen currency, or what stands in the field for another amount. */
export type AmountChoice = { from: 'quick'; value: number } | { from: 'custom'; text: string };

/** The form as it stands on the screen. */
export interface DonationForm {
  currency: Currency;
  frequency: Frequency;
  amount: AmountChoice;
  fullName: string;
  email: string;
}

/** The parts of the form that can be wrong, in the order in which they stand on the screen. */
export const FIELDS = ['amount', 'fullName', 'email'] as const;
export type Field = (typeof FIELDS)[number];

/** Why a field cannot be sent as it is. */
export interface Problems {
  amount?: AmountProblem;
  fullName?: 'empty' | 'too-long';
  email?: 'empty' | 'malformed';
}

export const EMPTY_FORM: DonationForm = {
  currency: 'USD',
  frequency: 'ONCE',
  amount: { from: 'custom', text: '' },
  fullName: '',
  email: '',
};

/**
 * Takes the amount away with the old currency, typed or picked: the same figure in the other currency is a gift of
 * another size by a factor of more than a thousand, and nobody should give it by leaving it where it was.
 */
export function chooseCurrency(form: DonationForm, currency: Currency): DonationForm {
  return currency === form.currency ? form : { ...form, currency, amount: EMPTY_FORM.amount };
}

/** Picking a quick amount empties the field for another amount; one of another currency is not taken. */
export function chooseQuickAmount(form: DonationForm, value: number): DonationForm {
  return QUICK_AMOUNTS[form.currency].includes(value) ? { ...form, amount: { from: 'quick', value } } : form;
}

/** Typing an amount takes the choice of a quick amount back. */
export function typeAmount(form: DonationForm, text: string): DonationForm {
  return { ...form, amount: { from: 'custom', text } };
}

/** The chosen or typed amount, exact, or why there is none. */
export function readAmount({ amount }: DonationForm): ParsedAmount {
  return parseAmount(amount.from === 'quick' ? String(amount.value) : amount.text);
}

function findNameProblem(name: string): Problems['fullName'] {
  if (isBlank(name)) return 'empty';
  return Array.from(name.trim()).length > MAX_NAME_LENGTH ? 'too-long' : undefined;
}

function findEmailProblem(email: string): Problems['email'] {
  if (email.trim() === '') return 'empty';
  return isEmail(email) ? undefined : 'malformed';
}

/** Everything that keeps the form from being sent. */
export function findProblems(form: DonationForm): Problems {
  const amount = readAmount(form);
  const fullName = findNameProblem(form.fullName);
  const email = findEmailProblem(form.email);
  return {
    ...(!amount.ok && { amount: amount.reason }),
    ...(fullName && { fullName }),
    ...(email && { email }),
  };
}

/**
 * Whether the donate button can be pressed: there is an amount that can be given, a name and an email. A malformed
 * email does not block it; pressing it leads the donor to that field.
 */
export function isFilled(form: DonationForm): boolean {
  const { amount, fullName, email } = findProblems(form);
  return amount === undefined && fullName !== 'empty' && email !== 'empty';
}

/** Whether more typing could still make it an amount: "0" on the way to "0.50" is no mistake yet. */
export function isAmountUnfinished({ amount }: DonationForm): boolean {
  return amount.from === 'custom' && /^0*\.?0?$/.test(amount.text.trim());
}

/**
 * The body of the request.
 *
 * @param form a form without {@link findProblems problems}
 * @param projectId the project that the gift is for; undefined for the organisation's work in general
 * @throws RangeError when the form has no amount that can be given
 */
export function toDonationCreate(form: DonationForm, projectId?: number): DonationCreate {
  const amount = readAmount(form);
  if (!amount.ok) throw new RangeError(`There is no amount to donate: ${amount.reason}.`);
  return {
    donor_email: form.email.trim(),
    donor_full_name: form.fullName.trim(),
    amount: amount.amount,
    currency: form.currency,
    payment_client: PAYMENT_CLIENTS[form.currency],
    frequency: form.frequency,
    ...(projectId !== undefined && { project_id: projectId }),
  };
}

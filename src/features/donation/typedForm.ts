import { chooseCurrency, chooseQuickAmount, EMPTY_FORM, typeAmount, type DonationForm } from './donationForm';
import { CURRENCIES, FREQUENCIES } from './donationOptions';

/** The names of the form's controls. */
export const CONTROL = {
  currency: 'currency',
  frequency: 'frequency',
  quickAmount: 'quick-amount',
  amount: 'amount',
  fullName: 'name',
  email: 'email',
} as const;

/** What the page's controls hold of a form, by their names. */
export function controlsOf({ amount, ...form }: DonationForm): Record<string, string> {
  return {
    [CONTROL.currency]: form.currency,
    [CONTROL.frequency]: form.frequency,
    [CONTROL.fullName]: form.fullName,
    [CONTROL.email]: form.email,
    ...(amount.from === 'quick'
      ? { [CONTROL.quickAmount]: String(amount.value) }
      : { [CONTROL.amount]: amount.text }),
  };
}

/** The form as it stands in the page's controls. */
export function readTypedForm(data: FormData): DonationForm {
  const text = (name: keyof typeof CONTROL) => {
    const value = data.get(CONTROL[name]);
    return typeof value === 'string' ? value : '';
  };
  const currency = CURRENCIES.find((known) => known === text('currency')) ?? EMPTY_FORM.currency;
  const form: DonationForm = {
    ...chooseCurrency(EMPTY_FORM, currency),
    frequency: FREQUENCIES.find((known) => known === text('frequency')) ?? EMPTY_FORM.frequency,
    fullName: text('fullName'),
    email: text('email'),
  };
  return text('amount') === ''
    ? chooseQuickAmount(form, Number(text('quickAmount')))
    : typeAmount(form, text('amount'));
}

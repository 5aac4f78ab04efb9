import { keepInTab, readFromTab } from '@/lib/tabStorage';
import { EMPTY_FORM, type DonationForm } from './donationForm';
import { controlsOf, readTypedForm } from './typedForm';

const KEY = 'donationDraft';

/** Keeps a form that has not been sent for as long as the tab is open. */
export const keepDraft = (form: DonationForm, projectId: number | undefined): void =>
  keepInTab(KEY, { ...controlsOf(form), projectId });

/** Forgets it. */
export const dropDraft = (): void => keepInTab(KEY, undefined);

/**
 * What was typed and picked in this tab before. A gift is there only for the project that it was chosen for: at any other
 * it would be one that nobody chose.
 */
export function readDraft(projectId: number | undefined): DonationForm {
  const kept = (readFromTab(KEY) ?? {}) as Readonly<Record<string, unknown>>;
  const controls = new FormData();
  for (const [name, value] of Object.entries(kept)) if (typeof value === 'string') controls.set(name, value);
  const draft = readTypedForm(controls);
  return kept.projectId === projectId
    ? draft
    : { ...EMPTY_FORM, fullName: draft.fullName, email: draft.email };
}

/** Whether something was chosen or typed about the gift. */
const isGiftTyped = ({ currency, frequency, amount }: DonationForm): boolean =>
  currency !== EMPTY_FORM.currency || frequency !== EMPTY_FORM.frequency || amount !== EMPTY_FORM.amount;

/** Whether the form is another than at the start. */
export const isTyped = (form: DonationForm): boolean =>
  isGiftTyped(form) || form.fullName + form.email !== '';

/**
 * What was typed before the script arrived, over the draft. The first HTML has quick amounts of one currency alone, so that
 * one of another can only come from the draft.
 */
export function mergeTyped(draft: DonationForm, typed: DonationForm): DonationForm {
  const lacksAmount = typed.amount === EMPTY_FORM.amount && typed.currency === draft.currency;
  const gift = lacksAmount ? { ...typed, amount: draft.amount } : typed;
  return {
    ...(isGiftTyped(typed) ? gift : draft),
    fullName: typed.fullName || draft.fullName,
    email: typed.email || draft.email,
  };
}

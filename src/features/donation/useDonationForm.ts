import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import {
  chooseCurrency,
  chooseQuickAmount,
  EMPTY_FORM,
  FIELDS,
  findProblems,
  isAmountUnfinished,
  typeAmount,
  type DonationForm,
  type Field,
} from './donationForm';
import type { Frequency } from './donationOptions';
import { isTyped, keepDraft, mergeTyped, readDraft } from './draft';
import type { FieldRefusals } from './refusals';
import { CONTROL, readTypedForm } from './typedForm';
import { amountMessage, emailMessage, nameMessage, copy } from './copy';
import type { Currency } from '@/lib/money';

/** What stands at each field, where something is wrong with it. */
export type FieldMessages = Partial<Record<Field, string>>;

/** Everything that a donor can do to the form. */
export interface DonationFormActions {
  chooseCurrency: (currency: Currency) => void;
  chooseFrequency: (frequency: Frequency) => void;
  chooseQuickAmount: (value: number) => void;
  typeAmount: (text: string) => void;
  typeFullName: (text: string) => void;
  typeEmail: (text: string) => void;
  /** The donor went on from a field: what is wrong there may be said. */
  leave: (field: Field) => void;
}

function findMessages(form: DonationForm, left: ReadonlySet<Field>, refusals: FieldRefusals): FieldMessages {
  const problems = findProblems(form);
  const messages = {
    amount:
      left.has('amount') || !isAmountUnfinished(form)
        ? amountMessage(problems.amount, form.currency)
        : undefined,
    fullName: left.has('fullName') ? nameMessage(problems.fullName) : undefined,
    email: left.has('email') ? emailMessage(problems.email) : undefined,
  };
  const shown: FieldMessages = {};
  for (const field of FIELDS) {
    const refusal = refusals[field];
    const message = messages[field] ?? (refusal === undefined ? undefined : copy.refused(refusal));
    if (message !== undefined) shown[field] = message;
  }
  return shown;
}

/**
 * Begins with the draft of this tab and keeps it up to date. Over it comes what was typed or picked before the script
 * arrived, and what the browser filled in again after a reload: hydration leaves it in the controls but tells nobody, and
 * the next render would wipe it out.
 */
function useDraft(
  formRef: RefObject<HTMLFormElement | null>,
  projectId: number | undefined,
  [form, begin]: [form: DonationForm, begin: (form: DonationForm) => void],
) {
  // Merely to be shown is no reason to keep anything: the draft may be of another project.
  const isChanged = useRef(false);
  useLayoutEffect(() => {
    if (!formRef.current) return;
    const typed = readTypedForm(new FormData(formRef.current));
    isChanged.current = isTyped(typed);
    begin(mergeTyped(readDraft(projectId), typed));
  }, [formRef, projectId, begin]);
  useEffect(() => {
    if (isChanged.current) keepDraft(form, projectId);
  }, [form, projectId]);
  /** For the moment in which the donor changes something. */
  return () => {
    isChanged.current = true;
  };
}

/**
 * Lets the browser keep what was typed until the donor comes back. It keeps a field only while its value differs from
 * the `value` attribute, and React writes every key stroke into that attribute too.
 */
function useTypedAfter(formRef: RefObject<HTMLFormElement | null>) {
  useEffect(() => {
    const onPageHide = () => {
      for (const input of formRef.current?.querySelectorAll('input:not([type=radio])') ?? [])
        input.removeAttribute('value');
    };
    window.addEventListener('pagehide', onPageHide);
    return () => window.removeEventListener('pagehide', onPageHide);
  }, [formRef]);
}

/** Puts the focus on a field once the screen shows what is wrong with it. */
function useFocusOnField(formRef: RefObject<HTMLFormElement | null>) {
  const [target, setTarget] = useState<{ field: Field }>();
  useEffect(() => {
    const control = target && formRef.current?.elements.namedItem(CONTROL[target.field]);
    if (control instanceof HTMLElement) control.focus();
  }, [formRef, target]);
  return (fields: Partial<Record<Field, unknown>>) => {
    const field = FIELDS.find((candidate) => fields[candidate] !== undefined);
    if (field) setTarget({ field });
  };
}

/**
 * The state of the form on the screen, and what stands at its fields.
 *
 * @param projectId the project that the gift is for
 * @param isLocked while it is being sent nothing changes, so that the screen shows what was sent
 */
export function useDonationForm(
  formRef: RefObject<HTMLFormElement | null>,
  projectId: number | undefined,
  isLocked: boolean,
) {
  const [form, setForm] = useState(EMPTY_FORM);
  const [left, setLeft] = useState<ReadonlySet<Field>>(new Set());
  const [refusals, setRefusals] = useState<FieldRefusals>({});
  const focusFirst = useFocusOnField(formRef);
  const noteChange = useDraft(formRef, projectId, [form, setForm]);
  useTypedAfter(formRef);

  /** A refusal is about what was sent: it goes as soon as the field says something else. */
  const change = (field: Field | undefined, next: (before: DonationForm) => DonationForm) => {
    if (isLocked) return;
    noteChange();
    setForm(next);
    if (field) setRefusals(({ [field]: _past, ...others }) => others);
  };
  const leave = (field: Field) => setLeft((before) => new Set(before).add(field));
  const stay = (field: Field) =>
    setLeft((before) => new Set([...before].filter((candidate) => candidate !== field)));

  const actions: DonationFormActions = {
    chooseCurrency: (currency) => {
      change('amount', (before) => chooseCurrency(before, currency));
      stay('amount');
    },
    chooseFrequency: (frequency) => change(undefined, (before) => ({ ...before, frequency })),
    chooseQuickAmount: (value) => change('amount', (before) => chooseQuickAmount(before, value)),
    typeAmount: (text) => change('amount', (before) => typeAmount(before, text)),
    typeFullName: (fullName) => change('fullName', (before) => ({ ...before, fullName })),
    typeEmail: (email) => change('email', (before) => ({ ...before, email })),
    leave,
  };

  return {
    form,
    actions,
    messages: findMessages(form, left, refusals),
    /** Says what is wrong everywhere and leads to the first wrong field. False when nothing is. */
    showProblems: (): boolean => {
      const problems = findProblems(form);
      setLeft(new Set(FIELDS));
      focusFirst(problems);
      return Object.keys(problems).length > 0;
    },
    /** Says at the fields what the backend refused and leads to the first of them. */
    showRefusals: (refused: FieldRefusals) => {
      setRefusals(refused);
      focusFirst(refused);
    },
  };
}

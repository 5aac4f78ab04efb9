import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { dropDraft, keepDraft, mergeTyped, readDraft, toForm, type Draft } from './draft';
import {
  EMPTY_FORM,
  FIELDS,
  findProblems,
  type Field,
  type FieldMessages,
  type TextField,
} from './volunteerForm';

/** Everything that an applicant can do to the form. */
export interface VolunteerFormActions {
  type: (field: TextField, text: string) => void;
  chooseCv: (file: File | null) => void;
  /** The applicant went on from a field: what is wrong there may be said. */
  leave: (field: Field) => void;
}

const NONE: ReadonlySet<Field> = new Set();

/**
 * What the form begins with: the draft of this tab, and over it what was typed before the script arrived or what the
 * browser put back after a reload. Hydration leaves that in the controls but tells nobody.
 */
function useBeginning(formRef: RefObject<HTMLFormElement | null>, begin: (draft: Draft) => void) {
  const latest = useRef(begin);
  useLayoutEffect(() => {
    if (!formRef.current) return;
    const typed = toForm(Object.fromEntries(new FormData(formRef.current)));
    const draft = readDraft();
    latest.current({ form: mergeTyped(draft?.form ?? EMPTY_FORM, typed), cvName: draft?.cvName ?? null });
  }, [formRef]);
}

/** Puts the focus on a control of the form once the screen has followed; the next one too, if it is the same. */
function useFocusOnControl(formRef: RefObject<HTMLFormElement | null>) {
  const [target, setTarget] = useState<{ name: string }>();
  useEffect(() => {
    const control = target && formRef.current?.elements.namedItem(target.name);
    const first = control instanceof RadioNodeList ? control[0] : control;
    if (first instanceof HTMLElement) first.focus();
  }, [formRef, target]);
  return (name: string) => setTarget({ name });
}

/**
 * The state of the form on the screen, and what stands at its fields. Whatever is typed is kept in this tab until
 * `clear`.
 *
 * @param isLocked while it is being sent nothing changes, so that the screen shows what was sent
 */
export function useVolunteerForm(formRef: RefObject<HTMLFormElement | null>, isLocked: boolean) {
  const [form, setForm] = useState(EMPTY_FORM);
  const [cv, setCv] = useState<File | null>(null);
  const [isCvOptional, setIsCvOptional] = useState(false);
  const [lostCvName, setLostCvName] = useState<string | null>(null);
  const [left, setLeft] = useState(NONE);
  const [refusals, setRefusals] = useState<FieldMessages>({});
  const focusOn = useFocusOnControl(formRef);
  // As of now: several changes may come before the screen has followed the first one.
  const current = useRef<Draft>({ form: EMPTY_FORM, cvName: null });
  useBeginning(formRef, (draft) => {
    current.current = draft;
    setForm(draft.form);
    setLostCvName(draft.cvName);
  });

  const keep = (change: Partial<Draft>) => {
    current.current = { ...current.current, ...change };
    keepDraft(current.current);
  };

  /** A refusal is about what was sent: it goes as soon as the field says something else. */
  const forgetRefusal = (field: Field) => setRefusals(({ [field]: _past, ...others }) => others);
  const leave = (field: Field) => setLeft((before) => new Set(before).add(field));
  const stay = (field: Field) =>
    setLeft((before) => new Set([...before].filter((candidate) => candidate !== field)));
  const focusFirst = (fields: FieldMessages) => {
    const first = FIELDS.find((field) => fields[field] !== undefined);
    if (first !== undefined) focusOn(first);
  };

  const problems = findProblems(form, cv, isCvOptional);
  const messages: FieldMessages = { ...refusals };
  for (const field of FIELDS) {
    const problem = problems[field];
    if (left.has(field) && problem !== undefined) messages[field] = problem;
  }

  const actions: VolunteerFormActions = {
    type: (field, text) => {
      if (isLocked) return;
      const next = { ...current.current.form, [field]: text };
      setForm(next);
      keep({ form: next });
      forgetRefusal(field);
    },
    chooseCv: (file) => {
      if (isLocked) return;
      setCv(file);
      setLostCvName(null);
      keep({ cvName: file?.name ?? null });
      forgetRefusal('cv');
      if (file) leave('cv');
      else stay('cv');
    },
    leave,
  };

  return {
    form,
    cv,
    /** The name of a CV that was chosen before the page was loaded anew, and has to be chosen again. */
    lostCvName: cv ? null : lostCvName,
    isCvOptional,
    setIsCvOptional,
    messages,
    actions,
    focusOn,
    /** Says what is wrong everywhere and leads to the first wrong field. False when nothing is. */
    showProblems: (): boolean => {
      setLeft(new Set(FIELDS));
      focusFirst(problems);
      return Object.keys(problems).length > 0;
    },
    /** Says at the fields what was refused and leads to the first of them. */
    showRefusals: (refused: FieldMessages) => {
      setRefusals(refused);
      focusFirst(refused);
    },
    clear: () => {
      current.current = { form: EMPTY_FORM, cvName: null };
      dropDraft();
      setForm(EMPTY_FORM);
      setCv(null);
      setIsCvOptional(false);
      setLostCvName(null);
      setLeft(NONE);
      setRefusals({});
    },
  };
}

import { useEffect, useRef, useState, type RefObject } from 'react';
import { useLeftOut } from '@/components/ImagePicker/useLeftOut';
import { keepDraft, NO_FILES, readDraft, removeDraft, type ChosenFiles } from './drafts';
import { findProblems } from './findProblems';
import type { Pending } from './FormAction';
import { FIELDS, type Field, type PictureField } from './projectFields';
import { isSame, mergeValues, withNewItems, type ProjectValues } from './projectValues';
import type { FieldMessages } from './copy';

interface FormState {
  /** What the form was filled with. */
  base: ProjectValues;
  values: ProjectValues;
  files: ChosenFiles;
}

interface Options {
  /** Under which the draft is kept: one for each person and each project. */
  draftKey: string;
  /** What the form is filled with; another object when the project was read again. */
  stored: ProjectValues;
  /** While it is being sent, and then, nothing changes: the screen shows what was sent. What is saved is not unsaved. */
  pending: Pending;
}

function startWith(stored: ProjectValues, draftKey: string) {
  const draft = readDraft(draftKey);
  const form: FormState = draft
    ? { base: stored, values: mergeValues(draft.base, draft.values, stored), files: draft.files }
    : { base: stored, values: stored, files: NO_FILES };
  return { form, restored: draft && { lostFiles: draft.lostFiles } };
}

function controlOf(form: HTMLFormElement | null, field: Field): HTMLElement | undefined {
  const control = form?.elements.namedItem(field);
  if (control instanceof RadioNodeList) {
    const radios = [...control].filter((node) => node instanceof HTMLInputElement);
    return radios.find(({ checked }) => checked) ?? radios[0];
  }
  return control instanceof HTMLElement ? control : undefined;
}

/** Puts the focus on the first of some fields, once the screen says what is wrong with them. */
function useFocusOnFirst(formRef: RefObject<HTMLFormElement | null>) {
  const [target, setTarget] = useState<{ field: Field }>();
  useEffect(() => {
    if (target) controlOf(formRef.current, target.field)?.focus();
  }, [formRef, target]);
  return (messages: FieldMessages) => {
    const field = FIELDS.find((candidate) => messages[candidate] !== undefined);
    if (field) setTarget({ field });
  };
}

const hasFiles = ({ cover, media }: ChosenFiles) => cover.length + media.length > 0;

/** Keeps what is unsaved as a draft, on every change. */
function useDraft(draftKey: string, { base, values, files }: FormState, isSaved: boolean): boolean {
  const isUnsaved = !isSaved && (!isSame(base, values) || hasFiles(files));
  useEffect(() => {
    if (isUnsaved) keepDraft(draftKey, { base, values, files });
    else removeDraft(draftKey);
  }, [draftKey, base, values, files, isUnsaved]);
  return isUnsaved;
}

/** The state of the form on the screen, what stands at its fields, and what was restored. */
export function useProjectForm({ draftKey, stored, pending }: Options) {
  const formRef = useRef<HTMLFormElement>(null);
  const [start] = useState(() => startWith(stored, draftKey));
  const [form, setForm] = useState(start.form);
  const [restored, setRestored] = useState(start.restored);
  const [messages, setMessages] = useState<FieldMessages>({});
  const leftOut = useLeftOut<PictureField>();
  const focusFirst = useFocusOnFirst(formRef);
  const isUnsaved = useDraft(draftKey, form, pending === 'saved');

  if (form.base !== stored) {
    // The project was read again: what this person changed stays on top of it.
    setForm({ ...form, base: stored, values: mergeValues(form.base, form.values, stored) });
  }

  /** A message is about what stood there: it goes as soon as the field says something else. */
  const forget = (field: Field) => setMessages(({ [field]: _past, ...others }) => others);

  const change = (field: Field, changed: Partial<ProjectValues>) => {
    if (pending !== false) return;
    setForm((before) => ({ ...before, values: { ...before.values, ...changed } }));
    forget(field);
  };

  const chooseFiles = (field: PictureField, chosen: File[]) => {
    if (pending !== false) return;
    setForm((before) => ({ ...before, files: { ...before.files, [field]: chosen } }));
    forget(field);
  };

  const show = (next: FieldMessages) => {
    setMessages(next);
    focusFirst(next);
  };

  return {
    formRef,
    ...form,
    messages: { ...leftOut.messages, ...messages },
    /** Something was restored that had been entered before; `lostFiles` were not. */
    restored,
    isUnsaved,
    change,
    chooseFiles,
    noteRefused: leftOut.note,
    /** Says at the fields what is wrong and leads to the first of them. */
    showMessages: show,
    /**
     * What is to be sent; undefined when something is wrong, which is then said at the fields. That pictures were not
     * taken is wrong once: who presses again goes on without them.
     */
    complete: (): ProjectValues | undefined => {
      const values = withNewItems(form.values);
      setForm((before) => ({ ...before, values }));
      const problems = findProblems(values);
      show(problems);
      if (Object.keys(problems).length > 0) return undefined;
      const untold = leftOut.tell();
      focusFirst(untold);
      return Object.keys(untold).length === 0 ? values : undefined;
    },
    /** Gives up everything that was changed. */
    discard: () => {
      setForm({ base: stored, values: stored, files: NO_FILES });
      setMessages({});
      setRestored(undefined);
    },
    /** Forgets the draft, because the form is left for good. */
    forgetDraft: () => removeDraft(draftKey),
  };
}

/** The form with everything that can be done to it. */
export type ProjectFormState = ReturnType<typeof useProjectForm>;

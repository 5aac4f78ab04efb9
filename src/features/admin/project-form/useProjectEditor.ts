import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react';
import { draftKeyOf } from '@/api/draftKey';
import { toApiError, type ApiError } from '@/api/errors';
import type { Project } from '@/api/types';
import { showToast } from '@/components/Toast/toastStore';
import { tabDraft, type Draft } from '@/lib/form/drafts';
import { useForm } from '@/lib/form/useForm';
import { findProblems } from './findProblems';
import { withNewItems, type FormValues, type ProjectValues } from './projectValues';
import { sortRefusal } from './refusals';

interface EditorOptions {
  /** Identifies the draft: `create`, or the project's id. */
  draftName: string;
  /** The initial values; a new object whenever the project is reloaded. */
  stored: ProjectValues;
  /** The project as it was when editing began; undefined for a new one. */
  edited?: Project;
  /** Called with the `edited` of a restored draft; undefined if there is none. */
  onRestored?: (original: unknown) => void;
  succeeded: string;
  /** How long the screen stays open after saving, in milliseconds. */
  delayMs: number;
  send: (values: FormValues) => Promise<void>;
  /** Not called if the screen was left first. */
  onDone: () => void;
  /** Called whenever the form starts or stops having unsaved changes. */
  onUnsavedChange: (isUnsaved: boolean) => void;
}

const isEmpty = (record: object) => Object.keys(record).length === 0;

/** The state of the project form, for creating and editing. */
export function useProjectEditor(options: EditorOptions) {
  const { draftName, stored, edited, succeeded, delayMs, send } = options;
  const [draftKey] = useState(() => draftKeyOf(`project:${draftName}`));
  const [error, setError] = useState<ApiError>();
  const initial: FormValues = { ...stored, cover: [], media: [] };
  const tab = tabDraft<FormValues & { original: unknown }>(draftKey, { ...initial, original: {} });
  const draft: Draft<FormValues> = {
    read: (typed) => {
      const { changes, lostFiles } = tab.read(typed);
      const { original, ...restored } = changes;
      options.onRestored?.(original);
      return { changes: restored, lostFiles };
    },
    // Without the version that was edited, a newer one would be overwritten after signing in again.
    keep: (changes) => tab.keep(isEmpty(changes) ? {} : { ...changes, original: edited }),
  };
  const { formRef, ...form } = useForm({ initial, draft });
  const isSaved = form.status === 'sent';

  const onUnsavedChange = useEffectEvent(options.onUnsavedChange);
  const isUnsaved = form.isChanged && !isSaved;
  useEffect(() => onUnsavedChange(isUnsaved), [isUnsaved]);

  const onDone = useEffectEvent(options.onDone);
  useEffect(() => {
    if (!isSaved) return undefined;
    const timer = setTimeout(() => onDone(), delayMs);
    return () => clearTimeout(timer);
  }, [isSaved, delayMs]);

  const save = async (values: FormValues) => {
    setError(undefined);
    try {
      await send(values);
    } catch (failure) {
      const reason = toApiError(failure);
      // Cancelling is not a failure.
      if (reason.kind === 'aborted') return {};
      setError(reason);
      return sortRefusal(reason).messages;
    }
    form.forgetDraft();
    showToast({ kind: 'success', title: succeeded });
    return undefined;
  };

  const check = (entered: FormValues) => {
    const values = withNewItems(entered);
    form.change(values);
    const problems = findProblems(values);
    return isEmpty(problems) ? save(values) : problems;
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => form.submit(event, check);
  return { formRef, form, error, submit };
}

/** The form and the functions that save it. */
export type ProjectEditor = ReturnType<typeof useProjectEditor>;

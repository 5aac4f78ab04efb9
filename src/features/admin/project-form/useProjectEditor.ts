import { useEffect, useRef, useState } from 'react';
import { nameOf, readUserInfo } from '@/api/session';
import type { ChosenFiles } from './drafts';
import type { ProjectValues } from './projectValues';
import { sortRefusal } from './refusals';
import { useProjectForm } from './useProjectForm';
import { useSave } from './useSave';

/** What is to be saved. */
export interface Entered {
  values: ProjectValues;
  /** What the form was filled with. */
  base: ProjectValues;
  files: ChosenFiles;
}

interface EditorOptions {
  /** Tells this person's drafts apart: `create`, or the project's id. */
  draftName: string;
  /** What the form is filled with; another object when the project was read again. */
  stored: ProjectValues;
  succeeded: string;
  /** How long the screen stays after it was saved, in milliseconds. */
  delayMs: number;
  send: (entered: Entered) => Promise<void>;
  onDone: () => void;
  /** Told whenever there begins or ceases to be something that leaving would lose. */
  onUnsavedChange: (isUnsaved: boolean) => void;
}

/** A person who finds the browser in another's hands must not find the other's draft in the form. */
function draftKeyOf(draftName: string): string {
  const userInfo = readUserInfo();
  return `${userInfo === null ? '' : nameOf(userInfo)}:${draftName}`;
}

/** All that the screens for creating and editing have in common. */
export function useProjectEditor(options: EditorOptions) {
  const { draftName, stored, succeeded, delayMs, send, onDone, onUnsavedChange } = options;
  const [draftKey] = useState(() => draftKeyOf(draftName));
  const { save, pending, error } = useSave({ succeeded, delayMs, onDone });
  const form = useProjectForm({ draftKey, stored, pending });

  const tell = useRef(onUnsavedChange);
  useEffect(() => {
    tell.current = onUnsavedChange;
  });
  useEffect(() => tell.current(form.isUnsaved), [form.isUnsaved]);

  const submit = async () => {
    if (pending !== false) return;
    const values = form.complete();
    if (values === undefined) return;
    const failure = await save(() => send({ values, base: form.base, files: form.files }));
    if (failure) form.showMessages(sortRefusal(failure).messages);
  };

  return { form, pending, error, submit };
}

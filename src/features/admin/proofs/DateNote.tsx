import { useState, type SubmitEvent } from 'react';
import { failureSentence } from '@/api/failureSentence';
import { toApiError } from '@/api/errors';
import type { Schemas } from '@/api/types';
import { useApiMutation } from '@/api/useApiMutation';
import { useRefresh } from '@/api/useRefresh';
import { Button } from '@/components/Button/Button';
import { TextField } from '@/components/TextField/TextField';
import { showToast } from '@/components/Toast/toastStore';
import { MAX_DATE } from './maxDate';
import { copy } from './copy';

interface DateNoteProps {
  label: string;
  /** Distinguishes fields with the same label. */
  which?: string;
  hint?: string;
  /** The stored date, as a date field takes it. */
  date: string | null | undefined;
  projectId: number;
  /** What is sent for a date; null removes it. */
  noteOf: (date: string | null) => Schemas['ProjectProgress'];
}

const { progress: text } = copy;

/** A date shown to donors on their gift pages, saved on its own. */
export function DateNote({ label, which, hint, date, projectId, noteOf }: DateNoteProps) {
  const [typed, setTyped] = useState<string>();
  const [error, setError] = useState<string>();
  const { send, isSending } = useApiMutation('put', '/api/project/{id}/progress');
  const refresh = useRefresh();
  const stored = date ?? '';
  const value = typed ?? stored;
  const isChanged = value !== stored;
  // Once the typed date is stored, the field follows the stored one again.
  if (typed !== undefined && !isChanged) setTyped(undefined);

  const save = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const field = event.currentTarget.elements.namedItem('date');
    // A half-typed date has no value either.
    if (field instanceof HTMLInputElement && field.validity.badInput) {
      setError(text.incomplete);
      return;
    }
    setError(undefined);
    try {
      const response = await send({
        params: { path: { id: projectId } },
        body: noteOf(value === '' ? null : value),
      });
      // The pressed button is about to disappear.
      if (field instanceof HTMLInputElement) field.focus();
      // Another backend may return only a message.
      void refresh('/api/project/{id}', (known) =>
        known.data.id === projectId ? { ...known, ...response } : known,
      );
      showToast({ kind: 'success', title: text.saved });
    } catch (failure) {
      setError(`${text.failed}. ${failureSentence(toApiError(failure), copy.unknownFailure)}`);
    }
  };
  return (
    <form
      noValidate
      aria-label={which && `${label}, ${which}`}
      className="w-full max-w-80"
      onSubmit={(event) => void save(event)}
    >
      <TextField
        label={label}
        name="date"
        type="date"
        max={MAX_DATE}
        hint={hint}
        value={value}
        error={error}
        onChange={setTyped}
      />
      {(isChanged || isSending) && (
        <Button
          type="submit"
          variant="outline"
          className="mt-3"
          isPending={isSending}
          pendingLabel={text.saving}
        >
          {text.save}
          <span className="sr-only">
            {' '}
            {label}
            {which !== undefined && `, ${which}`}
          </span>
        </Button>
      )}
    </form>
  );
}

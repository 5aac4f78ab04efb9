import { toApiError } from '@/api/errors';
import { failureSentence } from '@/api/failureSentence';
import { showToast } from '@/components/Toast/toastStore';
import { RowAction } from './RowAction';

/** What is said about deleting. */
export interface DeleteWords {
  label: string;
  /** The label and what is deleted, for a screen reader. */
  name: (subject: string) => string;
  /** What the browser asks. */
  confirm: string;
  deleted: { title: string; description: string };
  /** `reason` is the fallback if the server sends no message. */
  failed: { title: string; reason: string };
}

export interface DeleteButtonProps {
  text: DeleteWords;
  /** What is deleted: an email, a name. */
  subject: string;
  isDeleting: boolean;
  onDelete: () => Promise<unknown>;
  /** It is not there any more: it was deleted, by this press or before. */
  onGone: () => void;
}

const NOT_FOUND = 404;
const UNAUTHORIZED = 401;

/** Deletes a row, once the browser has asked whether it should. */
export function DeleteButton({ text, subject, isDeleting, onDelete, onGone }: DeleteButtonProps) {
  const press = async () => {
    // The specification wants the browser's own question.
    if (!window.confirm(text.confirm)) return;
    try {
      await onDelete();
      showToast({ kind: 'success', ...text.deleted });
      onGone();
    } catch (failure) {
      const error = toApiError(failure);
      if (error.status === NOT_FOUND) onGone();
      // A 401 leads to the sign-in, which says enough.
      if (error.status === UNAUTHORIZED) return;
      const description = failureSentence(error, text.failed.reason);
      showToast({ kind: 'error', title: text.failed.title, description });
    }
  };
  return (
    <RowAction
      label={text.label}
      name={text.name(subject)}
      isDangerous
      isPending={isDeleting}
      onPress={() => void press()}
    />
  );
}

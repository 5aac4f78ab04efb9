import { toApiError } from '@/api/errors';
import { failureSentence } from '@/api/failureSentence';
import { showToast } from '@/components/Toast/toastStore';
import { RowAction } from './RowAction';

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
  /** Called when the row is gone, deleted now or before. */
  onGone: () => void;
}

const NOT_FOUND = 404;
const UNAUTHORIZED = 401;

/** Deletes a row after the browser's confirmation. */
export function DeleteButton({ text, subject, isDeleting, onDelete, onGone }: DeleteButtonProps) {
  const press = async () => {
    // The specification asks for the browser's own confirmation.
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

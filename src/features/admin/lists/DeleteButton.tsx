import { toApiError } from '@/api/errors';
import { showToast } from '@/components/Toast/toastStore';
import { RowAction } from './RowAction';
import { showFailure } from './showFailure';

export interface DeleteCopy {
  label: string;
  /** The accessible name, from what is deleted. */
  name: (subject: string) => string;
  /** The browser's question. */
  confirm: string;
  deleted: { title: string; description: string };
  /** `reason` is the fallback if the server sends no message. */
  failed: { title: string; reason: string };
}

export interface DeleteButtonProps {
  text: DeleteCopy;
  /** What is deleted: an email, a name. */
  subject: string;
  isDeleting: boolean;
  onDelete: () => Promise<unknown>;
  /** Called when the row is gone, whether this or an earlier request deleted it. */
  onGone: () => void;
}

const NOT_FOUND = 404;

/** Deletes a row after the browser's confirmation. */
export function DeleteButton({ text, subject, isDeleting, onDelete, onGone }: DeleteButtonProps) {
  const press = async () => {
    // The specification requires the browser's own confirmation.
    if (!window.confirm(text.confirm)) return;
    try {
      await onDelete();
      showToast({ kind: 'success', ...text.deleted });
      onGone();
    } catch (failure) {
      if (toApiError(failure).status === NOT_FOUND) onGone();
      showFailure(failure, text.failed);
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

import { AlertDialog } from '@/components/AlertDialog/AlertDialog';
import type { FocusAfterwards } from '@/components/Dialog/useReturnFocus';
import type { Schemas } from '@/api/types';
import { words } from './words';

interface DeleteProofDialogProps {
  /** Null while nothing is asked. */
  proof: Schemas['ProofPhoto'] | null;
  isDeleting: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
  /** Where the focus goes when the card that asked has gone. */
  focusAfterwards: FocusAfterwards;
}

const { deletion: text } = words;
const [before, after] = text.question.split('{recipient}');

/** Asks before a proof of delivery is deleted. */
export function DeleteProofDialog({
  proof,
  isDeleting,
  onConfirm,
  onDismiss,
  focusAfterwards,
}: DeleteProofDialogProps) {
  return (
    <AlertDialog
      isOpen={proof !== null}
      title={text.title}
      confirmLabel={text.confirm}
      isPending={isDeleting}
      pendingLabel={text.pending}
      onConfirm={onConfirm}
      onCancel={onDismiss}
      focusAfterwards={focusAfterwards}
    >
      <p className="text-ink">
        {before}
        <bdi>{proof?.name?.trim() || words.unknown}</bdi>
        {after}
      </p>
    </AlertDialog>
  );
}

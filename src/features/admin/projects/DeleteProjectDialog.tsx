import { AlertDialog } from '@/components/AlertDialog/AlertDialog';
import type { FocusAfterwards } from '@/components/Dialog/useReturnFocus';
import type { Project } from '@/api/types';
import { words } from './words';

interface DeleteProjectDialogProps {
  /** Null while nothing is asked. */
  project: Project | null;
  isDeleting: boolean;
  onConfirm: () => void;
  onDismiss: () => void;
  /** Where the focus goes when the card that asked has gone. */
  focusAfterwards: FocusAfterwards;
}

const { deletion: text } = words;
const [before, after] = text.question.split('{title}');

/** Asks before a project is deleted. */
export function DeleteProjectDialog({
  project,
  isDeleting,
  onConfirm,
  onDismiss,
  focusAfterwards,
}: DeleteProjectDialogProps) {
  return (
    <AlertDialog
      isOpen={project !== null}
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
        {/* Whichever way it is written, the sentence around it stays in order. */}
        <bdi>{project?.title}</bdi>
        {after}
      </p>
      <p>{text.consequence}</p>
    </AlertDialog>
  );
}

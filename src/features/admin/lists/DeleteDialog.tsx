import type { ReactNode } from 'react';
import { AlertDialog } from '@/components/AlertDialog/AlertDialog';
import type { FocusAfterwards } from '@/components/Dialog/useReturnFocus';
import type { Deletion } from './useDeletion';

interface DeleteDialogProps<Thing> {
  text: {
    title: string;
    /** `{name}` is replaced by the name of the item. */
    question: string;
    confirm: string;
    pending: string;
  };
  deletion: Deletion<Thing>;
  nameOf: (thing: Thing) => string;
  /** The element that receives the focus when the pressed button has disappeared. */
  focusAfterwards: FocusAfterwards;
  /** The consequences of deleting. */
  children?: ReactNode;
}

/** Asks before something is deleted. */
export function DeleteDialog<Thing>(props: DeleteDialogProps<Thing>) {
  const { text, deletion, nameOf, focusAfterwards, children } = props;
  const { asked, isDeleting, confirm, dismiss } = deletion;
  const [before, after] = text.question.split('{name}');
  return (
    <AlertDialog
      isOpen={asked !== null}
      title={text.title}
      confirmLabel={text.confirm}
      isPending={isDeleting}
      pendingLabel={text.pending}
      onConfirm={() => void confirm()}
      onCancel={dismiss}
      focusAfterwards={focusAfterwards}
    >
      <p className="text-ink">
        {before}
        {/* Isolates the name's direction, so that the sentence around it stays in order. */}
        <bdi>{asked !== null && nameOf(asked)}</bdi>
        {after}
      </p>
      {children}
    </AlertDialog>
  );
}

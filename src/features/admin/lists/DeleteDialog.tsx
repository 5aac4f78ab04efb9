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
  /** Where the focus goes when what asked has gone. */
  focusAfterwards: FocusAfterwards;
  /** What follows from it. */
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
        {/* Whichever way it is written, the sentence around it stays in order. */}
        <bdi>{asked !== null && nameOf(asked)}</bdi>
        {after}
      </p>
      {children}
    </AlertDialog>
  );
}

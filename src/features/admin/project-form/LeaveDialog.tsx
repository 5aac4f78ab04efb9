import { AlertDialog } from '@/components/AlertDialog/AlertDialog';
import { copy } from './copy';

/** Somebody is about to leave the form with changes that are not saved. */
export interface Leaving {
  stay: () => void;
  leave: () => void;
}

interface LeaveDialogProps {
  /** Undefined unless the user wants to leave. */
  leaving: Leaving | undefined;
  /** The changes are given up. */
  onGiveUp: () => void;
}

/** Asks before changes are lost. */
export function LeaveDialog({ leaving, onGiveUp }: LeaveDialogProps) {
  return (
    <AlertDialog
      isOpen={leaving !== undefined}
      title={copy.leave.title}
      confirmLabel={copy.leave.leave}
      cancelLabel={copy.leave.stay}
      onCancel={() => leaving?.stay()}
      onConfirm={() => {
        onGiveUp();
        leaving?.leave();
      }}
    >
      {copy.leave.text}
    </AlertDialog>
  );
}

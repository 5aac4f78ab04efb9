import { AlertDialog } from '@/components/AlertDialog/AlertDialog';
import { words } from './words';

/** Somebody is about to leave the form with changes that are not saved. */
export interface Leaving {
  stay: () => void;
  leave: () => void;
}

interface LeaveDialogProps {
  /** Undefined while nobody wants to leave. */
  leaving: Leaving | undefined;
  /** The changes are given up. */
  onGiveUp: () => void;
}

/** Asks before changes are lost. */
export function LeaveDialog({ leaving, onGiveUp }: LeaveDialogProps) {
  return (
    <AlertDialog
      isOpen={leaving !== undefined}
      title={words.leave.title}
      confirmLabel={words.leave.leave}
      cancelLabel={words.leave.stay}
      onCancel={() => leaving?.stay()}
      onConfirm={() => {
        onGiveUp();
        leaving?.leave();
      }}
    >
      {words.leave.text}
    </AlertDialog>
  );
}

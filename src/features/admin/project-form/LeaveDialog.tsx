import { AlertDialog } from '@/components/AlertDialog/AlertDialog';
import { copy } from './copy';

/** An attempt to leave the form with unsaved changes. */
export interface Leaving {
  stay: () => void;
  leave: () => void;
}

interface LeaveDialogProps {
  /** Undefined unless the user is trying to leave. */
  leaving: Leaving | undefined;
  /** Called when the user discards the changes. */
  onGiveUp: () => void;
}

/** Asks before unsaved changes are lost. */
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

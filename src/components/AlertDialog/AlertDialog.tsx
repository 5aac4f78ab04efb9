import { clsx } from 'clsx';
import { AlertDialog as RadixAlertDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { Button } from '@/components/Button/Button';
import { Backdrop } from '@/components/Dialog/Backdrop';
import { DIALOG_SURFACE } from '@/components/Dialog/surface';
import { useReturnFocus, type FocusAfterwards } from '@/components/Dialog/useReturnFocus';

export interface AlertDialogProps {
  /** The caller opens and closes the dialog. */
  isOpen: boolean;
  /** The heading and accessible name: what is about to happen. */
  title: string;
  /** The question and the consequences. Announced with the title. */
  children: ReactNode;
  /** Names the action: "Delete project", never "Yes". */
  confirmLabel: string;
  /** `danger` for actions that cannot be undone. */
  tone?: 'danger' | 'primary';
  /** Names the safe answer. */
  cancelLabel?: string;
  /** The confirmed action is running; the dialog stays open and takes no other answer. */
  isPending?: boolean;
  /** Replaces the confirm label while `isPending`. */
  pendingLabel?: string;
  /** The caller closes the dialog, immediately or when the action is done. */
  onConfirm: () => void;
  /** Called on Cancel or Escape. A click outside the dialog does nothing. */
  onCancel: () => void;
  /** The element to focus afterwards if the one that opened the dialog is gone. */
  focusAfterwards?: FocusAfterwards;
}

/** A question that must be answered before anything else. The safe answer has the focus. */
export function AlertDialog({
  isOpen,
  title,
  children,
  confirmLabel,
  tone = 'danger',
  cancelLabel = 'Cancel',
  isPending = false,
  pendingLabel,
  onConfirm,
  onCancel,
  focusAfterwards,
}: AlertDialogProps) {
  const returnFocus = useReturnFocus(focusAfterwards);
  return (
    <RadixAlertDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open && !isPending) onCancel();
      }}
    >
      <RadixAlertDialog.Portal>
        <Backdrop />
        <RadixAlertDialog.Content aria-modal className={clsx(DIALOG_SURFACE, 'max-w-120')} {...returnFocus}>
          <RadixAlertDialog.Title className="text-22 font-semibold wrap-anywhere">
            {title}
          </RadixAlertDialog.Title>
          <RadixAlertDialog.Description asChild>
            <div className="mt-3 grid gap-3 text-muted wrap-anywhere">{children}</div>
          </RadixAlertDialog.Description>
          <div className="mt-6 flex flex-wrap justify-end gap-3">
            <RadixAlertDialog.Cancel asChild>
              <Button variant="outline" aria-disabled={isPending || undefined}>
                {cancelLabel}
              </Button>
            </RadixAlertDialog.Cancel>
            <Button
              variant={tone}
              isPending={isPending}
              {...(pendingLabel === undefined ? {} : { pendingLabel })}
              onClick={onConfirm}
            >
              {confirmLabel}
            </Button>
          </div>
        </RadixAlertDialog.Content>
      </RadixAlertDialog.Portal>
    </RadixAlertDialog.Root>
  );
}

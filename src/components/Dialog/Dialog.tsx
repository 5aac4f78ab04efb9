import { clsx } from 'clsx';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { Backdrop } from '@/components/Dialog/Backdrop';
import { DIALOG_SURFACE } from '@/components/Dialog/surface';
import { useReturnFocus, type FocusAfterwards } from '@/components/Dialog/useReturnFocus';
import { Icon } from '@/components/Icon/Icon';

export interface DialogProps {
  isOpen: boolean;
  /** Its heading and its name. */
  title: string;
  /** A sentence below the heading, read out along with it. */
  description?: string;
  children: ReactNode;
  /** The button in the corner, Escape, or a press beside the dialog. The caller closes it, or asks first. */
  onClose: () => void;
  /** Has the focus when the dialog opens; without it the dialog itself, so that its name is read out. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Says where the focus goes afterwards, where what opened the dialog has gone. */
  focusAfterwards?: FocusAfterwards;
}

const CLOSE = 'Close';

/**
 * A window over the page that has to be closed before the page can be used again. It keeps the focus within and gives
 * it back. Part of no public page: it weighs more than any of them should.
 */
export function Dialog({
  isOpen,
  title,
  description,
  children,
  onClose,
  initialFocus,
  focusAfterwards,
}: DialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus(focusAfterwards);
  return (
    <RadixDialog.Root
      open={isOpen}
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <RadixDialog.Portal>
        <Backdrop />
        <RadixDialog.Content
          aria-modal
          className={clsx(DIALOG_SURFACE, 'max-w-160')}
          // Radix warns of a dialog without a description unless told that there is none.
          {...(description === undefined ? { 'aria-describedby': undefined } : {})}
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            event.preventDefault();
            const surface = event.currentTarget as HTMLElement;
            (initialFocus?.current ?? surface).focus({ preventScroll: true });
          }}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <div className="flex items-start gap-4">
            <RadixDialog.Title className="min-w-0 grow text-22 font-bold wrap-anywhere">
              {title}
            </RadixDialog.Title>
            <RadixDialog.Close
              aria-label={CLOSE}
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sand-2 hover:text-ink"
            >
              <Icon name="close" className="size-5" />
            </RadixDialog.Close>
          </div>
          {description !== undefined && (
            <RadixDialog.Description className="mt-1 text-muted wrap-anywhere">
              {description}
            </RadixDialog.Description>
          )}
          <div className="mt-5">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

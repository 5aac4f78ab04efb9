import { clsx } from 'clsx';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode, RefObject } from 'react';
import { Backdrop } from '@/components/Dialog/Backdrop';
import { DIALOG_SURFACE } from '@/components/Dialog/surface';
import { useReturnFocus } from '@/components/Dialog/useReturnFocus';
import { Icon } from '@/components/Icon/Icon';

export interface DialogProps {
  /** The caller opens and closes the dialog. */
  isOpen: boolean;
  /** The heading and accessible name. */
  title: string;
  /** A sentence below the heading, announced with it. */
  description: string;
  /** The content, such as a form. */
  children: ReactNode;
  /** Called on the close button, Escape or a click outside. The caller closes the dialog, or asks first. */
  onClose: () => void;
  /** The element to focus when the dialog opens. Default: the dialog itself, so that its name is announced. */
  initialFocus?: RefObject<HTMLElement | null>;
}

const CLOSE = 'Close';

/**
 * A modal dialog. It traps the focus and returns it on closing. Not for public pages, because it is too large for
 * their script budget.
 */
export function Dialog({ isOpen, title, description, children, onClose, initialFocus }: DialogProps) {
  const { onOpenAutoFocus, onCloseAutoFocus } = useReturnFocus();
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
          onOpenAutoFocus={(event) => {
            onOpenAutoFocus();
            event.preventDefault();
            const surface = event.currentTarget as HTMLElement;
            (initialFocus?.current ?? surface).focus({ preventScroll: true });
          }}
          onCloseAutoFocus={onCloseAutoFocus}
        >
          <div className="flex items-start gap-4">
            <RadixDialog.Title className="min-w-0 grow text-22 font-semibold wrap-anywhere">
              {title}
            </RadixDialog.Title>
            <RadixDialog.Close
              aria-label={CLOSE}
              className="-mt-2 -mr-2 grid size-11 shrink-0 place-items-center rounded-control text-muted hover:bg-sand-2 hover:text-ink"
            >
              <Icon name="close" className="size-5" />
            </RadixDialog.Close>
          </div>
          <RadixDialog.Description className="mt-1 text-muted wrap-anywhere">
            {description}
          </RadixDialog.Description>
          <div className="mt-5">{children}</div>
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

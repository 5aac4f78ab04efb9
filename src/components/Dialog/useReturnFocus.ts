import { useRef } from 'react';

/** Returns the element to focus after a dialog has closed; null or undefined for the previously focused one. */
export type FocusAfterwards = () => { focus: () => void } | null | undefined;

interface ReturnFocus {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Returns the focus when a dialog closes. Radix does so only for its own `Trigger`, and our dialogs are opened by
 * state.
 */
export function useReturnFocus(focusAfterwards?: FocusAfterwards): ReturnFocus {
  const opener = useRef<HTMLElement | null>(null);
  return {
    onOpenAutoFocus: () => {
      const { activeElement } = document;
      opener.current = activeElement instanceof HTMLElement ? activeElement : null;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      (focusAfterwards?.() ?? opener.current)?.focus();
    },
  };
}

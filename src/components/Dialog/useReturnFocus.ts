import { useRef } from 'react';

/** What takes the focus when a dialog has closed; null or undefined for the element that had it before. */
export type FocusAfterwards = () => { focus: () => void } | null | undefined;

interface ReturnFocus {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Puts the focus back when a dialog closes. Radix itself returns it to a `Trigger` alone, and ours are opened by state.
 */
export function useReturnFocus(focusAfterwards: FocusAfterwards | undefined): ReturnFocus {
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

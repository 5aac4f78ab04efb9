import { useRef } from 'react';

/** The element that takes the focus when a dialog has closed; null or undefined for the one that had it before. */
export type FocusAfterwards = () => HTMLElement | null | undefined;

interface ReturnFocus {
  onOpenAutoFocus: () => void;
  onCloseAutoFocus: (event: Event) => void;
}

/**
 * Puts the focus back when a dialog closes. Radix itself returns it to a `Trigger` alone, and ours are opened by state.
 */
export function useReturnFocus(focusAfterwards: FocusAfterwards | undefined): ReturnFocus {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      opener.current = document.activeElement;
    },
    onCloseAutoFocus: (event) => {
      event.preventDefault();
      const target = focusAfterwards?.() ?? opener.current;
      if (target instanceof HTMLElement) target.focus();
    },
  };
}

import { useEffect } from 'react';

let dialogsOpen = 0;

/**
 * Keeps the page behind a dialog from scrolling, and its width from changing with the scrollbar. Radix does this in its
 * `Overlay`, by a style element that the site's security policy refuses; so we draw a backdrop of our own.
 */
export function useStillPage(): void {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    dialogsOpen += 1;
    if (dialogsOpen === 1) {
      // Only a scrollbar that takes room leaves any when it goes.
      if (window.innerWidth > clientWidth) style.scrollbarGutter = 'stable';
      style.overflow = 'hidden';
    }
    return () => {
      dialogsOpen -= 1;
      if (dialogsOpen > 0) return;
      style.overflow = '';
      style.scrollbarGutter = '';
    };
  }, []);
}

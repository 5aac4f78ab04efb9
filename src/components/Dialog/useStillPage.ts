import { useEffect } from 'react';

let dialogsOpen = 0;

/**
 * Keeps the page behind a dialog from scrolling, and its width from changing when the scrollbar disappears. Radix's
 * `Overlay` does this with a style element that the site's security policy blocks, so we render our own backdrop.
 */
export function useStillPage(): void {
  useEffect(() => {
    const { style, clientWidth } = document.documentElement;
    dialogsOpen += 1;
    if (dialogsOpen === 1) {
      // Only a scrollbar that takes up space changes the width when it disappears.
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

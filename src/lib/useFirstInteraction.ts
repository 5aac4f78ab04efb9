import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls back once, at the first focus (even one from before hydration) or press in a form: time to load what sending needs.
 *
 * @param within the form, or anything in it
 */
export function useFirstInteraction(within: RefObject<HTMLElement | null>, onInteract: () => void): void {
  const latest = useRef(onInteract);
  useEffect(() => {
    latest.current = onInteract;
  });
  useEffect(() => {
    const form = within.current?.closest('form');
    if (!form) return undefined;
    const used = new AbortController();
    const handleUse = () => {
      used.abort();
      latest.current();
    };
    form.addEventListener('focusin', handleUse, { signal: used.signal });
    form.addEventListener('pointerdown', handleUse, { signal: used.signal });
    if (form.contains(document.activeElement)) handleUse();
    return () => used.abort();
  }, [within]);
}

import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls back once, at the first focus or press in a form, even before hydration: the time to load what sending needs.
 *
 * @param within the form, or anything in it
 */
export function useTurnToForm(within: RefObject<HTMLElement | null>, onTurn: () => void): void {
  const latest = useRef(onTurn);
  useEffect(() => {
    latest.current = onTurn;
  });
  useEffect(() => {
    const form = within.current?.closest('form');
    if (!form) return undefined;
    const turned = new AbortController();
    const turn = () => {
      turned.abort();
      latest.current();
    };
    form.addEventListener('focusin', turn, { signal: turned.signal });
    form.addEventListener('pointerdown', turn, { signal: turned.signal });
    if (form.contains(document.activeElement)) turn();
    return () => turned.abort();
  }, [within]);
}

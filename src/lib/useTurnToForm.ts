import { useEffect, useRef, type RefObject } from 'react';

/**
 * Calls back once, when somebody turns to a form: by its first focus or press, also one that came before the script. It
 * is the moment to load what only those need who send it.
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

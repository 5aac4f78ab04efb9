import { useCallback, useEffect, useRef, type RefCallback, type RefObject } from 'react';

interface FocusHandover {
  /** For an element that disappears by itself, such as a Retry message once the response arrives. */
  leavingRef: RefCallback<HTMLElement>;
  /** Also moves the focus where clicking a button did not focus it, as in some browsers. */
  handOver: () => void;
}

/**
 * Moves the focus to a heading when the focused element disappears. Focus that has moved elsewhere is left there.
 *
 * @param shown the content below the heading; null while it loads
 */
export function useFocusHandover(
  headingRef: RefObject<HTMLElement | null>,
  shown: string | null,
): FocusHandover {
  const isDue = useRef(false);
  const handOver = useCallback(() => {
    isDue.current = true;
  }, []);
  const leavingRef = useCallback(
    (area: HTMLElement) => () => {
      if (area.contains(document.activeElement)) isDue.current = true;
    },
    [],
  );
  useEffect(() => {
    if (shown === null) return;
    if (isDue.current && document.activeElement === document.body) headingRef.current?.focus();
    isDue.current = false;
  }, [headingRef, shown]);
  return { leavingRef, handOver };
}

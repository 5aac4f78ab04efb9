import { useCallback, useEffect, useRef, type RefCallback, type RefObject } from 'react';

interface FocusHandover {
  /** For the element that goes away by itself, such as a message with Retry once the answer comes. */
  leavingRef: RefCallback<HTMLElement>;
  /** Hands the focus on also where the press of a button has given it none, as in some browsers. */
  handOver: () => void;
}

/**
 * Hands the focus to a heading when what had it has gone. Focus that is elsewhere by then stays there.
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

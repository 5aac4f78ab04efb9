import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';
import { readTyped } from '@/lib/form/controls';

/**
 * Keeps values entered before hydration, which fires no event for them, so that the next render does not clear them.
 *
 * @param shown the values that the form was rendered with, by the names of its controls
 * @param take called once when `isReady`, with the values that differ
 */
export function useValuesTypedBeforeHydration<Values extends object>(
  formRef: RefObject<HTMLFormElement | null>,
  shown: Values,
  isReady: boolean,
  take: (typed: Partial<Values>) => void,
): void {
  const typed = useRef<Partial<Values> | null>(null);
  const takeNow = useEffectEvent(take);
  const read = useEffectEvent(() => {
    if (formRef.current) typed.current = readTyped(formRef.current, shown);
  });

  useLayoutEffect(() => read(), []);

  useEffect(() => {
    if (!isReady || typed.current === null) return;
    takeNow(typed.current);
    typed.current = null;
  }, [isReady]);
}

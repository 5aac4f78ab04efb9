import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** What a visitor has changed in the form. */
interface Typed {
  search?: string;
  status?: string;
}

function readChanged(form: HTMLFormElement): Typed {
  const typed: Typed = {};
  for (const input of form.querySelectorAll('input')) {
    if (input.type === 'search' && input.value !== input.defaultValue) typed.search = input.value;
    if (input.type === 'radio' && input.checked && !input.defaultChecked) typed.status = input.value;
  }
  return typed;
}

/**
 * Keeps what was typed or picked before hydration, which fires no event for it, so that the next render would clear
 * it.
 *
 * @param isReady whether the filters of the address are known; `take` is called then
 */
export function useValuesTypedBeforeHydration(
  formRef: RefObject<HTMLFormElement | null>,
  isReady: boolean,
  take: (typed: Typed) => void,
): void {
  const typed = useRef<Typed | null>(null);
  const takeNow = useEffectEvent(take);

  useLayoutEffect(() => {
    if (formRef.current) typed.current = readChanged(formRef.current);
  }, [formRef]);

  useEffect(() => {
    if (!isReady || typed.current === null) return;
    takeNow(typed.current);
    typed.current = null;
  }, [isReady]);
}

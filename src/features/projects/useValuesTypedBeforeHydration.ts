import { useEffect, useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react';

/** The values that a visitor changed in the form. */
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
 * Keeps values entered before hydration, which fires no event for them, so that the next render does not clear them.
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

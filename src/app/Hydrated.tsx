import { useEffect } from 'react';
import { useHydrated } from '@/lib/useHydrated';

/** Says that the page around it reacts, so that a press before that is repeated (scripts/lib/loadScripts.mjs). */
export function Hydrated() {
  const isHydrated = useHydrated();
  useEffect(() => {
    if (isHydrated) dispatchEvent(new Event('hydrated'));
  }, [isHydrated]);
  return null;
}

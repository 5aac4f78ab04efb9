import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/** False on the server and while a prerendered page is being hydrated, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}

import { useSyncExternalStore } from 'react';

function subscribe(onChange: () => void): () => void {
  window.visualViewport?.addEventListener('resize', onChange);
  return () => window.visualViewport?.removeEventListener('resize', onChange);
}

/** Whether the visitor has pinched the page larger. */
export function useZoomed(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => (window.visualViewport?.scale ?? 1) > 1,
    () => false,
  );
}

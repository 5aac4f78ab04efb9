import { isSparing } from '@/app/isSparing';
import { publicRoutes } from '@/app/publicRoutes';

/** In milliseconds. Pictures in sight, and what the page asks the backend for, go first. */
const DELAY = 2000;

/** One at a time, so that what the visitor asks for meanwhile shares the connection with one script at most. */
async function prefetchNext(): Promise<void> {
  if (isSparing()) return;
  for (const { Component, isNext } of publicRoutes) if (isNext) await Component.prefetch();
}

/** Loads the scripts of the pages that visitors go to most, a moment later, so that they are there before a touch asks for one. */
export function prefetchWhenIdle(): void {
  setTimeout(() => {
    // Not in every version of Safari.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => void prefetchNext());
    else void prefetchNext();
  }, DELAY);
}

import { shouldSaveData } from '@/app/shouldSaveData';
import { publicRoutes } from '@/app/publicRoutes';
import { whenIdle } from '@/app/whenIdle';

/** In milliseconds, so that visible pictures and the page's own requests go first. */
const DELAY = 2000;

/** Loads one page at a time, so that it competes as little as possible with what the visitor does next. */
async function prefetchNext(): Promise<void> {
  if (shouldSaveData()) return;
  for (const { Component, isNext } of publicRoutes) if (isNext) await Component.prefetch();
}

/** Loads the scripts of the likely next pages, because on a touch screen there is no time between pointing at a link and pressing it. */
export function prefetchWhenIdle(): void {
  setTimeout(() => whenIdle(() => void prefetchNext()), DELAY);
}

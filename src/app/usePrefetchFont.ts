import { use, useEffect } from 'react';
import { useLocation } from 'wouter';
import { shouldSaveData } from '@/app/shouldSaveData';
import { NavigatedContext } from '@/app/navigated';
import { whenIdle } from '@/app/whenIdle';

/** Fetches the font, and lets scripts/lib/chooseFont.mjs show the next document in it. */
async function fetchFont(): Promise<void> {
  // One letter of each file.
  await document.fonts.load('1em Figtree', 'a₦');
  localStorage.setItem('font', '1');
}

/**
 * Fetches the site's font for the next visit when the visitor goes to a second page. The first page does without its 30 kB, and the
 * letters of an open page never change.
 */
export function usePrefetchFont(): void {
  const navigated = use(NavigatedContext);
  // Renders again on each page.
  useLocation();
  useEffect(() => {
    // After the page is shown. Without storage or connection the fallback stays.
    if (navigated.current && !shouldSaveData()) whenIdle(() => fetchFont().catch(() => undefined));
  });
}

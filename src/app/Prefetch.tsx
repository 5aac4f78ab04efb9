import { useEffect } from 'react';
import { matchRoute } from 'wouter';
import { shouldSaveData } from '@/app/shouldSaveData';
import { parsePattern } from '@/app/parsePattern';
import { publicRoutes } from '@/app/publicRoutes';
import { usePrefetchFont } from '@/app/usePrefetchFont';

function prefetch({ pathname }: HTMLAnchorElement): void {
  for (const { path, Component } of publicRoutes) {
    const [isThere, params] = matchRoute(parsePattern, path, pathname);
    if (isThere) void Component.prefetch(params);
  }
}

const PAGES = 'a[href^="/"]:not([href^="/backend/"])';

/** Loads a page's script and data when a visitor points at, touches or focuses a link to it. */
export function Prefetch(): null {
  usePrefetchFont();
  useEffect(() => {
    const done = new Set<string>();
    const handleIntent = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>(PAGES);
      if (!link || done.has(link.pathname) || shouldSaveData()) return;
      done.add(link.pathname);
      prefetch(link);
    };
    document.addEventListener('pointerover', handleIntent);
    document.addEventListener('focusin', handleIntent);
    return () => {
      document.removeEventListener('pointerover', handleIntent);
      document.removeEventListener('focusin', handleIntent);
    };
  }, []);

  return null;
}

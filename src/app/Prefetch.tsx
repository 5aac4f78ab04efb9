import { useEffect } from 'react';
import { matchRoute } from 'wouter';
import { isSparing } from '@/app/isSparing';
import { parsePattern } from '@/app/parsePattern';
import { publicRoutes } from '@/app/routes';
import { useFontOfNextVisit } from '@/app/useFontOfNextVisit';
import { paths } from '@/lib/paths';

function prefetch({ pathname }: HTMLAnchorElement, { withData }: { withData: boolean }): void {
  for (const { path, Component } of publicRoutes) {
    const [isThere, params] = matchRoute(parsePattern, path, pathname);
    if (isThere) Component.prefetch(withData ? params : undefined);
  }
}

const PAGES = 'a[href^="/"]:not([href^="/backend/"])';

/**
 * Loads the script of the donation page once the browser is idle, and any page's script and data when a link to it is pointed at, touched or
 * focused. Loading every page that is linked to would cost visitors more than it saves them.
 */
export function Prefetch(): null {
  useFontOfNextVisit();
  useEffect(() => {
    const done = new Set<string>();
    const handleIntent = ({ target }: Event) => {
      const link = (target as Element).closest<HTMLAnchorElement>(PAGES);
      if (!link || done.has(link.pathname) || isSparing()) return;
      done.add(link.pathname);
      prefetch(link, { withData: true });
    };
    document.addEventListener('pointerover', handleIntent);
    document.addEventListener('focusin', handleIntent);
    return () => {
      document.removeEventListener('pointerover', handleIntent);
      document.removeEventListener('focusin', handleIntent);
    };
  }, []);

  useEffect(() => {
    // Safari has none.
    if (isSparing() || !('requestIdleCallback' in globalThis)) return undefined;
    const idle = requestIdleCallback(() => {
      const donate = document.querySelector<HTMLAnchorElement>(`a[href="${paths.donate()}"]`);
      if (donate) prefetch(donate, { withData: false });
    });
    return () => cancelIdleCallback(idle);
  }, []);

  return null;
}

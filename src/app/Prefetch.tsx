import { useEffect } from 'react';
import { matchRoutes } from 'react-router-dom';
import { publicRoutes } from '@/app/routes';
import type { LazyRoute } from '@/app/lazyRoute';

/** Not in every browser. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the visitor saves data, or every request is slow. */
function isSparing(): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

function prefetch({ pathname }: HTMLAnchorElement, { withData }: { withData: boolean }): void {
  const { route, params } = matchRoutes(publicRoutes, pathname)?.at(-1) ?? {};
  const page = route?.Component as LazyRoute | null | undefined;
  page?.prefetch(withData ? params : undefined);
}

const PAGES = 'a[href^="/"]:not([href^="/backend/"])';

/**
 * Loads the scripts of the pages that the first one links to once the browser is idle, and any page's script and data when a link to it is
 * pointed at, touched or focused.
 */
export function Prefetch(): null {
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
      const links = document.querySelectorAll<HTMLAnchorElement>(`main :is(${PAGES})`);
      for (const link of links) prefetch(link, { withData: false });
    });
    return () => cancelIdleCallback(idle);
  }, []);

  return null;
}

import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { withoutTrailingSlash } from '@/app/currentPath';

/**
 * The server writes the canonical address of the page that was loaded, on the site's public origin. It moves along with the
 * visitor: browsers hand it on when a page is shared.
 */
export function useCanonicalAddress(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(withoutTrailingSlash(pathname), link.href).href;
  }, [pathname]);
}

import { useEffect } from 'react';
import { useLocation } from 'wouter';
import { withoutTrailingSlash } from '@/app/currentPath';

/**
 * Updates the canonical address after a navigation, because browsers share it. The server writes the first one, on the
 * site's public origin.
 */
export function useCanonicalAddress(): void {
  const [pathname] = useLocation();
  useEffect(() => {
    const link = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (link) link.href = new URL(withoutTrailingSlash(pathname), link.href).href;
  }, [pathname]);
}

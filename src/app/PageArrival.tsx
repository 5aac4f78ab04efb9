import { use, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { NavigatedContext } from '@/app/navigated';

function headingOf(id: string): HTMLElement | null {
  return (id === '' ? null : document.getElementById(id)) ?? document.querySelector<HTMLElement>('main h1');
}

/**
 * Stands beside a page and, once the page is on the screen after a navigation, moves the focus to its heading (or to
 * the part that the address names), as a browser does for a document: a screen reader then reads the new heading. A
 * question that the address names is opened, also on the first page of a document.
 */
export function PageArrival() {
  const { pathname, hash } = useLocation();
  const navigated = use(NavigatedContext);
  const arrivedAt = useRef<string>(null);

  useEffect(() => {
    const place = pathname + hash;
    const target = headingOf(hash.slice(1));
    // A browser opens what its target lies in, and not the target itself.
    if (target instanceof HTMLDetailsElement) target.open = true;
    if (!navigated.current || arrivedAt.current === place) return;
    arrivedAt.current = place;
    if (!target) return;
    target.tabIndex = -1;
    target.focus({ preventScroll: true });
    if (hash !== '') target.scrollIntoView();
  }, [pathname, hash, navigated]);

  return null;
}

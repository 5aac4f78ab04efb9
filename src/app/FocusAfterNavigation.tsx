import { use, useEffect, useRef } from 'react';
import { useTabHistory } from '@/app/HistoryRouter';
import { NavigatedContext } from '@/app/navigated';

function headingOf(id: string): HTMLElement | null {
  return (id === '' ? null : document.getElementById(id)) ?? document.querySelector<HTMLElement>('main h1');
}

/**
 * After a navigation, moves the focus to the page's heading or the target of the hash, so that screen readers announce
 * it. Opens a `<details>` that is the target, on the first page too.
 */
export function FocusAfterNavigation() {
  const { pathname, hash } = useTabHistory().entry;
  const navigated = use(NavigatedContext);
  const arrivedAt = useRef<string>(null);

  useEffect(() => {
    const place = pathname + hash;
    const target = headingOf(hash.slice(1));
    // Browsers open a `<details>` around the target, but not the target itself.
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

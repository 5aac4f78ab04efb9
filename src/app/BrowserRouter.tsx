import { startTransition, useCallback, useLayoutEffect, useState, type ReactNode } from 'react';
import type { NavigateOptions } from 'wouter';
import { firstEntry, FIRST_KEY, HistoryRouter, type HistoryEntry } from '@/app/HistoryRouter';

/** What the browser keeps with an entry. */
interface StoredEntry {
  usr?: unknown;
  key?: string;
  idx?: number;
}

const stored = () => (window.history.state ?? {}) as StoredEntry;

function currentEntry(action: HistoryEntry['action']): HistoryEntry {
  const { usr = null, key = FIRST_KEY, idx = 0 } = stored();
  return { ...firstEntry(window.location.href), state: usr, key, index: idx, action };
}

function store(to: string, state: unknown, replace: boolean): void {
  const { idx = 0 } = stored();
  const key = Math.random().toString(36).slice(2);
  if (replace) window.history.replaceState({ usr: state, key, idx }, '', to);
  else window.history.pushState({ usr: state, key, idx: idx + 1 }, '', to);
}

/** `to` may be only a query. */
const addressOf = (to: string) => new URL(to, window.location.href);
const isCurrent = (to: string) => addressOf(to).href === window.location.href;

const goBack = () => window.history.back();

interface BrowserRouterProps {
  /** Whether this document can show the page at a path. The browser loads a document for any other. */
  hasRoute?: (pathname: string) => boolean;
  children: ReactNode;
}

const everyRoute = () => true;

/**
 * The router in the browser. Every navigation is a transition: the page before it stays until the new one is ready, and
 * parts of a page that are not hydrated yet are kept. wouter's own location renders a new address at once.
 */
export function BrowserRouter({ hasRoute = everyRoute, children }: BrowserRouterProps) {
  const [entry, setEntry] = useState(() => currentEntry('POP'));

  const show = useCallback(
    (action: HistoryEntry['action']) => {
      if (hasRoute(window.location.pathname)) startTransition(() => setEntry(currentEntry(action)));
      else window.location.reload();
    },
    [hasRoute],
  );

  const navigate = useCallback(
    (to: string, { replace: asked = false, state = null }: NavigateOptions<unknown> = {}) => {
      // As in browsers, a link to the current address adds no history entry, even while its page is loading.
      const replace = asked || isCurrent(to);
      // State is only kept by an entry of this document; {@link show} then loads the page for it.
      if (state === null && !hasRoute(addressOf(to).pathname)) {
        window.location[replace ? 'replace' : 'assign'](to);
        return;
      }
      try {
        store(to, state, replace);
      } catch {
        // Safari refuses more than 100 entries in 30 seconds.
        window.location.assign(to);
        return;
      }
      show(replace ? 'REPLACE' : 'PUSH');
    },
    [hasRoute, show],
  );

  useLayoutEffect(() => {
    const onPopState = () => show('POP');
    window.addEventListener('popstate', onPopState);
    return () => window.removeEventListener('popstate', onPopState);
  }, [show]);

  return (
    <HistoryRouter entry={entry} navigate={navigate} goBack={goBack}>
      {children}
    </HistoryRouter>
  );
}

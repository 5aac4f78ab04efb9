import { lazy, Suspense, use, useInsertionEffect, useState, type ComponentType } from 'react';
import { documentUrl } from '@/app/documentUrl';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { ErrorScreen } from '@/app/ErrorScreen';
import { NavigatedContext } from '@/app/navigated';
import { FocusAfterNavigation } from '@/app/FocusAfterNavigation';
import { Hydrated } from '@/app/Hydrated';
import { RouteLoadFailed } from '@/app/RouteLoadFailed';
import { RouteLoading } from '@/app/RouteLoading';

/** The page's script could not be loaded; another attempt may succeed. */
class RouteLoadError extends Error {
  override readonly name = 'RouteLoadError';
}

interface LazyRouteOptions {
  /** The page, where it is part of the main script. */
  page?: PageComponent;
  /** Loads the page's styles; not called for the page that the document was loaded for. */
  loadStyles?: () => Promise<void>;
  /** Applies them; called in the commit that inserts the page's elements. */
  applyStyles?: () => void;
  /** Reloads the document; replaced in tests. */
  reload?: () => void;
  /** Whether the site can be reached; replaced in tests. */
  isSiteReachable?: () => Promise<boolean>;
}

type Params = Readonly<Record<string, string | undefined>>;

/** A page. `prefetch` requests its data before it is shown, and `load` loads the script of what it shows first. */
export type PageComponent = ComponentType & {
  prefetch?: (params: Params) => void;
  load?: () => Promise<void>;
};

export type LazyRoute = ComponentType & {
  /** Loads the page's script before the page is shown for the first time. */
  load: () => Promise<void>;
  /** Loads the page's script and styles, so that it is there at once, and with `params` its data. A failure is ignored. */
  prefetch: (params?: Params) => Promise<void>;
};

/** Applies the page's styles together with its elements, so that they are styled once. */
function Styles({ apply }: { apply: () => void }) {
  useInsertionEffect(apply, [apply]);
  return null;
}

const pathOf = () => globalThis.location?.pathname;

/** The path of the page that the document was loaded for. */
const FIRST_PATH = 'location' in globalThis ? documentUrl().pathname : undefined;

async function canReachSite(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * A route whose page is a separate script, with a spinner while it loads and a Retry message when it fails. Call it at
 * module scope: React then prerenders and hydrates the page as if it were part of the main script.
 *
 * Some browsers cache a failed import. So when a retry fails although the site can be reached, the document is
 * reloaded.
 */
export function lazyRoute(load: () => Promise<PageComponent>, options: LazyRouteOptions = {}): LazyRoute {
  const {
    page: loaded,
    loadStyles,
    applyStyles,
    reload = () => location.reload(),
    isSiteReachable = canReachSite,
  } = options;
  let isRetry = false;
  const loadShown = async () => {
    const [page] = await Promise.all([load(), pathOf() === FIRST_PATH ? undefined : loadStyles?.()]);
    return page;
  };
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await loadShown() };
      } catch (cause) {
        if (isRetry && (await isSiteReachable())) reload();
        throw new RouteLoadError('The page could not be loaded.', { cause });
      }
    });
  // React.lazy caches its failure, so each attempt is a new one, shared by all later visits.
  let current: ComponentType = loaded ?? attempt();

  // Even when its script is there, React.lazy would show the spinner, and React keeps that for 300 ms.
  const loadAhead = async () => {
    const page = await loadShown();
    await page.load?.();
    current = page;
  };
  const prefetch = async (params?: Params) => {
    const [page] = await Promise.all([load(), loadStyles?.()]);
    current = page;
    if (params) page.prefetch?.(params);
  };

  return Object.assign(
    function LazyRoute() {
      const [Page, setPage] = useState(() => current);
      const navigated = use(NavigatedContext);
      const retry = () => {
        // The focused button is about to disappear, so the page takes the focus as after a navigation.
        navigated.current = true;
        isRetry = true;
        current = attempt();
        setPage(() => current);
      };
      return (
        <ErrorBoundary
          resetKey={Page}
          fallback={(error) => (
            <>
              {error instanceof RouteLoadError ? <RouteLoadFailed onRetry={retry} /> : <ErrorScreen />}
              <Hydrated />
            </>
          )}
        >
          <Suspense fallback={<RouteLoading />}>
            {applyStyles && <Styles apply={applyStyles} />}
            <Page />
            <FocusAfterNavigation />
            <Hydrated />
          </Suspense>
        </ErrorBoundary>
      );
    },
    {
      load: loadAhead,
      prefetch: (params?: Params) => prefetch(params).catch(() => undefined),
    },
  );
}

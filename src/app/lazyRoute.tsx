import { lazy, Suspense, use, useState, type ComponentType } from 'react';
import { ErrorBoundary } from '@/app/ErrorBoundary';
import { ErrorScreen } from '@/app/ErrorScreen';
import { NavigatedContext } from '@/app/navigated';
import { FocusAfterNavigation } from '@/app/FocusAfterNavigation';
import { RouteLoadFailed } from '@/app/RouteLoadFailed';
import { RouteLoading } from '@/app/RouteLoading';

/** The code of a page could not be fetched: the page itself is not to blame, and another attempt may succeed. */
class RouteLoadError extends Error {
  override readonly name = 'RouteLoadError';
}

interface LazyRouteOptions {
  /** Reloads the document; injected by tests. */
  reload?: () => void;
  /** Whether the site can be reached at the moment; given by tests. */
  siteAnswers?: () => Promise<boolean>;
}

async function siteAnswersNow(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * A route whose page is a script of its own. Call it at module scope: React then prerenders and hydrates the page
 * as if it were part of the main script.
 *
 * While the script loads a spinner is shown; when it cannot be loaded, a message with Retry. Some browsers remember
 * that an import failed and fail again without asking; so when a retry fails although the site answers, the whole
 * document is loaded afresh.
 */
export function lazyRoute(load: () => Promise<ComponentType>, options: LazyRouteOptions = {}): ComponentType {
  const { reload = () => location.reload(), siteAnswers = siteAnswersNow } = options;
  let isRetry = false;
  const attempt = () =>
    lazy(async () => {
      try {
        return { default: await load() };
      } catch (cause) {
        if (isRetry && (await siteAnswers())) reload();
        throw new RouteLoadError('The page could not be loaded.', { cause });
      }
    });
  // React.lazy remembers its failure, so every attempt is a new one, shared by all later visits.
  let current = attempt();

  return function LazyRoute() {
    const [Page, setPage] = useState(() => current);
    const navigated = use(NavigatedContext);
    const retry = () => {
      // The button that has the focus is about to go; the page takes it over as after a navigation.
      navigated.current = true;
      isRetry = true;
      current = attempt();
      setPage(() => current);
    };
    return (
      <ErrorBoundary
        resetKey={Page}
        fallback={(error) =>
          error instanceof RouteLoadError ? <RouteLoadFailed onRetry={retry} /> : <ErrorScreen />
        }
      >
        <Suspense fallback={<RouteLoading />}>
          <Page />
          <FocusAfterNavigation />
        </Suspense>
      </ErrorBoundary>
    );
  };
}

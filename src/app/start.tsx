import { startTransition, StrictMode, type ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { wakeUp } from '@/api/wakeUp';
import { afterLoad } from '@/app/afterLoad';
import { BrowserRouter } from '@/app/BrowserRouter';
import { withoutTrailingSlash } from '@/app/currentPath';
import { documentUrl } from '@/app/documentUrl';
import { NOT_FOUND_ROUTE } from '@/app/notFoundRoute';

/**
 * How long an empty page waits, once the scripts in its HTML have loaded, before it shows a spinner. Once shown, React
 * keeps it for at least 300 ms.
 */
const SPINNER_AFTER_MS = 200;

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Retries until it succeeds, at growing intervals. */
async function untilLoaded(load: () => Promise<void>, wait = 1000): Promise<void> {
  try {
    await load();
  } catch {
    await delay(wait);
    await untilLoaded(load, 2 * wait);
  }
}

/** The public site or the admin area, which are built separately. */
interface Part {
  /** All its pages. */
  pages: ReactNode;
  /** Loads the script of the page at a path. */
  loadRoute: (pathname: string) => Promise<void>;
  /** Whether the page at a path belongs to this part. */
  hasRoute: (pathname: string) => boolean;
}

async function mount(root: HTMLElement, { pages, loadRoute, hasRoute }: Part): Promise<void> {
  const load = () => loadRoute(location.pathname);
  const tree = (
    <StrictMode>
      <BrowserRouter hasRoute={hasRoute}>{pages}</BrowserRouter>
    </StrictMode>
  );
  // Written by scripts/prerender.mjs: the prerendered route, if any.
  const prerendered = root.dataset.prerendered;
  if (
    (prerendered === withoutTrailingSlash(location.pathname).toLowerCase() &&
      documentUrl().search === location.search) ||
    prerendered === NOT_FOUND_ROUTE
  ) {
    // Without its script, React would replace the page and lose what was typed.
    await untilLoaded(load);
    // In slices, so that the page reacts in between.
    startTransition(() => void hydrateRoot(root, tree));
  } else {
    const spinnerIsDue = new Promise<void>((resolve) =>
      afterLoad(() => setTimeout(resolve, SPINNER_AFTER_MS)),
    );
    // A page whose script cannot be loaded says so, and offers Retry.
    await Promise.race([load(), spinnerIsDue]).catch(() => undefined);
    createRoot(root).render(tree);
  }
}

/** Shows the page of the current address in the document that the server sent for it. */
export async function start(part: Part): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root');
  await mount(root, part);
  afterLoad(() => void wakeUp());
}

// oxlint-disable-next-line import/no-unassigned-import -- imported only so that it runs first
import '@/app/evaluateReact';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { wakeUp } from '@/api/wakeUp';
import { App } from '@/app/App';
import { BrowserRouter } from '@/app/BrowserRouter';
import { withoutTrailingSlash } from '@/app/currentPath';
import { loadRoute, NOT_FOUND_ROUTE } from '@/app/routes';

/**
 * How long an empty page waits, once the scripts in its HTML have loaded, before it shows a spinner. Once shown, React
 * keeps it for at least 300 ms.
 */
const SPINNER_AFTER_MS = 200;

/** Calls `task` once the document and its resources have loaded, and not within the task that calls this. */
function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') setTimeout(task);
  else window.addEventListener('load', task);
}

async function mount(root: HTMLElement): Promise<void> {
  const tree = (
    <StrictMode>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </StrictMode>
  );
  // Written by scripts/prerender.mjs: the prerendered route, if any.
  const prerendered = root.dataset.prerendered;
  if (
    prerendered === withoutTrailingSlash(location.pathname).toLowerCase() ||
    prerendered === NOT_FOUND_ROUTE
  ) {
    // In slices, so that the page reacts in between.
    startTransition(() => void hydrateRoot(root, tree));
  } else {
    const spinnerIsDue = new Promise((resolve) => afterLoad(() => setTimeout(resolve, SPINNER_AFTER_MS)));
    await Promise.race([loadRoute(location.pathname), spinnerIsDue]);
    createRoot(root).render(tree);
  }
}

async function start(): Promise<void> {
  const root = document.getElementById('root');
  if (!root) throw new Error('No #root');
  // The build writes them into the pages.
  if (import.meta.env.DEV) await import('@/styles/main.css');
  if (import.meta.env.MODE === 'mocks') {
    const { startMocks } = await import('@/mocks/browser');
    await startMocks();
  }
  await mount(root);
  afterLoad(() => void wakeUp());
}

void start();

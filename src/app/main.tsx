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

const delay = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Tries until the page's script is there, in growing intervals. */
async function loadPage(wait = 1000): Promise<void> {
  try {
    await loadRoute(location.pathname);
  } catch {
    await delay(wait);
    await loadPage(2 * wait);
  }
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
    // Without its script, React would replace the page and lose what was typed.
    await loadPage();
    // In slices, so that the page reacts in between.
    startTransition(() => void hydrateRoot(root, tree));
  } else {
    const spinnerIsDue = new Promise<void>((resolve) =>
      afterLoad(() => setTimeout(resolve, SPINNER_AFTER_MS)),
    );
    // A page whose script cannot be loaded says so, and offers Retry.
    await Promise.race([loadRoute(location.pathname), spinnerIsDue]).catch(() => undefined);
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

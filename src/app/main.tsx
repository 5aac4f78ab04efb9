// oxlint-disable-next-line import/no-unassigned-import -- imported only so that it runs first
import '@/app/evaluateReact';
import { startTransition, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { wakeUp } from '@/api/wakeUp';
import { App } from '@/app/App';
import { BrowserRouter } from '@/app/BrowserRouter';
import { withoutTrailingSlash } from '@/app/currentPath';
import { NOT_FOUND_ROUTE } from '@/app/routes';

function mount(root: HTMLElement): void {
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
    createRoot(root).render(tree);
  }
}

/** Calls `task` once the document and its resources have loaded, and not within the task that calls this. */
function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') setTimeout(task);
  else window.addEventListener('load', task);
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
  mount(root);
  afterLoad(() => void wakeUp());
}

void start();

import { setupWorker } from 'msw/browser';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { API_BASE } from '@/api/backendAddress';
import { db } from '@/mocks/db';
import { handlers } from '@/mocks/handlers/all';
import { MockValues } from '@/mocks/MockValues';

const STORAGE_KEY = 'kitbridge-mocks';

function restore(): void {
  const snapshot = sessionStorage.getItem(STORAGE_KEY);
  if (snapshot !== null) db.restore(snapshot);
}

/** Donating leaves the page and returns, so the data must survive page loads while the tab is open. */
function keepOverPageLoads(): void {
  restore();
  window.addEventListener('pagehide', () => sessionStorage.setItem(STORAGE_KEY, db.snapshot()));
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) restore();
  });
}

function showMockValues(): void {
  const host = document.body.appendChild(document.createElement('div'));
  createRoot(host).render(createElement(MockValues));
}

/**
 * Starts the mocked backend in the browser (`npm run dev:mocks`), and lists the values that provoke failures. A backend
 * call without a handler fails.
 */
export async function startMocks(): Promise<void> {
  keepOverPageLoads();
  await setupWorker(...handlers).start({
    quiet: true,
    serviceWorker: { url: '/mockServiceWorker.js' },
    onUnhandledRequest: ({ method, url }) => {
      const isForBackend = url === API_BASE || url.startsWith(`${API_BASE}/`);
      if (isForBackend) throw new Error(`The contract has no ${method} ${url}.`);
    },
  });
  showMockValues();
}

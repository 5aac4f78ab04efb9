// Imported before everything else, so that it runs first.
import '@/app/evaluateReact';
import { afterLoad } from '@/app/afterLoad';
import { isAdminPath } from '@/app/isAdminPath';
import { prefetchWhenIdle } from '@/app/prefetchWhenIdle';
import { loadPublicRoute } from '@/app/publicRoutes';
import { PublicSite } from '@/app/PublicSite';
import { start } from '@/app/start';

/** The development server sends this script for every address. */
async function startPart(): Promise<void> {
  if (import.meta.env.MODE === 'mocks') {
    const { startMocks } = await import('@/mocks/browser');
    await startMocks();
  }
  if (import.meta.env.DEV && isAdminPath(location.pathname)) {
    await import('@/app/adminMain');
    return;
  }
  // The build writes them into the pages.
  if (import.meta.env.DEV) await import('@/styles/main.css');
  await start({
    pages: <PublicSite />,
    loadRoute: loadPublicRoute,
    hasRoute: (pathname) => !isAdminPath(pathname),
  });
  afterLoad(prefetchWhenIdle);
}

void startPart();

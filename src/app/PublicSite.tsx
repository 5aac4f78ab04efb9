import { App } from '@/app/App';
import { Prefetch } from '@/app/Prefetch';
import { PublicRoutes } from '@/app/publicRoutes';

/** All public pages; needs a router around it. */
export function PublicSite() {
  return (
    <App>
      <PublicRoutes />
      <Prefetch />
    </App>
  );
}

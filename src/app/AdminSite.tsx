import { AdminRoutes } from '@/app/adminRoutes';
import { App } from '@/app/App';

/** All pages of the administration; needs a router around it. */
export function AdminSite() {
  return (
    <App>
      <AdminRoutes />
    </App>
  );
}

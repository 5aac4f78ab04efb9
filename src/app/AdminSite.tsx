import { AdminRoutes } from '@/app/adminRoutes';
import { App } from '@/app/App';

/** All pages of the admin area; needs a router around it. */
export function AdminSite() {
  return (
    <App>
      <AdminRoutes />
    </App>
  );
}

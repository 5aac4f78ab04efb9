import { AdminRoutes, type AdminRoutesProps } from '@/app/adminRoutes';
import { App } from '@/app/App';

/** All pages of the administration; needs a router around it. */
export function AdminSite(props: AdminRoutesProps) {
  return (
    <App>
      <AdminRoutes {...props} />
    </App>
  );
}

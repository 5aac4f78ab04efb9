import { AdminRoutes, loadAdminRoute } from '@/app/adminRoutes';
import '@/styles/admin.css';

/** Shows the administration page of the current address. */
export function Administration() {
  return <AdminRoutes />;
}
Administration.load = () => loadAdminRoute(location.pathname);

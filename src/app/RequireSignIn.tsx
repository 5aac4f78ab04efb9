import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { readUserInfo } from '@/api/session';
import { paths } from '@/lib/paths';

/**
 * Shows its routes to whoever has signed in, and the sign-in, with the way back, to everyone else. Presence of the
 * stored entry is all that a browser can check: the server checks every call.
 */
export function RequireSignIn() {
  const { pathname, search, hash } = useLocation();
  if (readUserInfo() !== null) return <Outlet />;
  return <Navigate to={paths.adminLogin()} replace state={{ from: pathname + search + hash }} />;
}

import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { onSessionChangeElsewhere, readUserInfo } from '@/api/session';
import { paths } from '@/lib/paths';

/** Checked once per navigation, because a 401 and Logout redirect by themselves, to different places. */
function useWasSignedIn(navigation: string): boolean {
  const look = () => ({ navigation, isSignedIn: readUserInfo() !== null });
  const [seen, setSeen] = useState(look);
  if (seen.navigation !== navigation) setSeen(look);
  return seen.isSignedIn;
}

/**
 * Shows its routes to signed-in users and the sign-in to everyone else, also after signing out in another tab. The
 * browser can only check that the entry is stored; the server checks every call.
 */
export function RequireSignIn() {
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const isSignedIn = useWasSignedIn(key);
  const from = pathname + search + hash;

  useEffect(
    () =>
      onSessionChangeElsewhere(() => {
        if (readUserInfo() === null) void navigate(paths.adminLogin(), { state: { from } });
      }),
    [navigate, from],
  );

  return isSignedIn ? <Outlet /> : <Navigate to={paths.adminLogin()} replace state={{ from }} />;
}

import { useEffect, useState } from 'react';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { onSessionChangeElsewhere, readUserInfo } from '@/api/session';
import { paths } from '@/lib/paths';

/** Looks once for each navigation: a 401 and Logout lead away by themselves, and not to the same place. */
function useWasSignedIn(navigation: string): boolean {
  const look = () => ({ navigation, isSignedIn: readUserInfo() !== null });
  const [seen, setSeen] = useState(look);
  if (seen.navigation !== navigation) setSeen(look);
  return seen.isSignedIn;
}

/**
 * Shows its routes to whoever has signed in, and the sign-in, with the way back, to everyone else; also when another
 * tab signs out. Presence of the stored entry is all that a browser can check: the server checks every call.
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

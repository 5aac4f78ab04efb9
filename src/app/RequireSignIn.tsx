import { useEffect, useState, type ReactNode } from 'react';
import { Redirect, useLocation } from 'wouter';
import { onSessionChangeElsewhere, readUserInfo } from '@/api/session';
import { useTabHistory } from '@/app/HistoryRouter';
import { paths } from '@/lib/paths';

/** Checked once per navigation, because a 401 and Logout redirect by themselves, to different places. */
function useWasSignedIn(navigation: string): boolean {
  const look = () => ({ navigation, isSignedIn: readUserInfo() !== null });
  const [seen, setSeen] = useState(look);
  if (seen.navigation !== navigation) setSeen(look);
  return seen.isSignedIn;
}

/**
 * Shows its page to signed-in users and the sign-in to everyone else, including after signing out in another tab. The
 * browser can only check that the entry is stored; the server checks every call.
 */
export function RequireSignIn({ children }: { children: ReactNode }) {
  const { pathname, search, hash, key } = useTabHistory().entry;
  const [, navigate] = useLocation();
  const isSignedIn = useWasSignedIn(key);
  const from = pathname + search + hash;

  useEffect(
    () =>
      onSessionChangeElsewhere(() => {
        if (readUserInfo() === null) navigate(paths.adminLogin(), { state: { from } });
      }),
    [navigate, from],
  );

  return isSignedIn ? children : <Redirect key={key} to={paths.adminLogin()} replace state={{ from }} />;
}

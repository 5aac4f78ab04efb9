import { useEffect, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'wouter';
import { onUnauthorized } from '@/api/session';
import { useTabHistory } from '@/app/HistoryRouter';
import { watchHistory } from '@/app/leaveConfirmation';
import { NavigatedContext, type Navigated } from '@/app/navigated';
import { useCanonicalAddress } from '@/app/useCanonicalAddress';
import { paths } from '@/lib/paths';

/**
 * Scrolls every new page to the top. On Back and Forward the browser restores the position.
 *
 * @returns whether the visitor has moved between pages since the document was loaded
 */
function useScrollToTop(): Navigated {
  const navigated = useRef(false);
  const { pathname, hash, action } = useTabHistory().entry;
  const shown = useRef(pathname);

  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    navigated.current = true;
    if (action !== 'POP' && hash === '') window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
  }, [pathname, hash, action]);

  return navigated;
}

const SIGN_IN = new Set<string>([paths.login(), paths.adminLogin()]);

/** A 401 leads to the sign-in, which returns the user to where they were. Only the first of several 401s navigates. */
function useSignInAfterUnauthorized() {
  const [, navigate] = useLocation();
  const { pathname, search, hash, key } = useTabHistory().entry;
  const leftFrom = useRef<string>(null);

  useEffect(
    () =>
      onUnauthorized(() => {
        if (leftFrom.current === key || SIGN_IN.has(pathname)) return;
        leftFrom.current = key;
        navigate(paths.login(), { state: { from: pathname + search + hash } });
      }),
    [navigate, pathname, search, hash, key],
  );
}

/** Scrolling, focus and sign-in redirects when the address changes. */
export function NavigationEffects({ children }: { children: ReactNode }) {
  const navigated = useScrollToTop();
  useSignInAfterUnauthorized();
  // Layout effects run from the inside out, so this listens before the router does.
  useLayoutEffect(watchHistory, []);
  useCanonicalAddress();
  return <NavigatedContext value={navigated}>{children}</NavigatedContext>;
}

import { Outlet, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { useUserInfo } from '@/api/useUserInfo';
import { nameOf } from '@/api/session';
import { AdminNavigation } from '@/app/AdminNavigation';
import { withoutTrailingSlash } from '@/app/currentPath';
import { MainContent } from '@/app/MainContent';
import { organisation } from '@/app/organisation';
import { SkipLink } from '@/app/SkipLink';
import { useSignOut } from '@/app/useSignOut';
import { paths } from '@/lib/paths';

const ownCache = { provider: () => new Map() };

/**
 * Around every page of the administration: neither the public header nor the public footer. What its pages have read
 * is kept apart for each person, so that nobody sees what another left behind in this browser; a page that refreshes
 * what it has changed takes `mutate` from `useSWRConfig`.
 */
export function AdminLayout() {
  const pathname = withoutTrailingSlash(useLocation().pathname);
  const userInfo = useUserInfo();
  const signOut = useSignOut();
  const isSignIn = pathname === paths.adminLogin();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {userInfo !== null && !isSignIn && (
        <AdminNavigation name={organisation.name} pathname={pathname} onSignOut={signOut} />
      )}
      <SWRConfig key={userInfo ? nameOf(userInfo) : null} value={ownCache}>
        <MainContent>
          <Outlet />
        </MainContent>
      </SWRConfig>
    </div>
  );
}

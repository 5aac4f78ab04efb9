import { useState, type ReactNode } from 'react';
import { SWRConfig } from 'swr';
import { useLocation } from 'wouter';
import { nameOf } from '@/api/session';
import { useUserInfo } from '@/api/useUserInfo';
import { AdminNavigation } from '@/app/AdminNavigation';
import { withoutTrailingSlash } from '@/app/currentPath';
import { HomeLogo } from '@/app/HomeLogo';
import { MainContent } from '@/app/MainContent';
import { organisation } from '@/app/organisation';
import { SkipLink } from '@/app/SkipLink';
import { useSignOut } from '@/app/useSignOut';
import { Container } from '@/components/Container/Container';
import { paths } from '@/lib/paths';

const ownCache = { provider: () => new Map() };

/** These pages load no data, and their input survives signing in from another tab. */
const FORMS = new Set<string>([paths.adminLogin(), paths.adminRegister(), paths.adminAuth()]);

/** The user whose data is shown. It stays when the session ends, so that the page keeps what was typed. */
function useOwner(name: string | null): string | null {
  const [owner, setOwner] = useState(name);
  if (name !== null && name !== owner) setOwner(name);
  return name ?? owner;
}

/**
 * The frame of every admin page, without the public header and footer. Each user has a separate SWR cache, so
 * that nothing is shown to the next user of this browser.
 */
export function AdminLayout({ children }: { children: ReactNode }) {
  const [address] = useLocation();
  const pathname = withoutTrailingSlash(address);
  const userInfo = useUserInfo();
  const owner = useOwner(userInfo && nameOf(userInfo));
  const signOut = useSignOut();
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      {userInfo !== null && pathname !== paths.adminLogin() && (
        <AdminNavigation name={organisation.name} pathname={pathname} onSignOut={signOut} />
      )}
      <SWRConfig key={FORMS.has(pathname) ? null : owner} value={ownCache}>
        <MainContent>
          {userInfo === null && !FORMS.has(pathname) && (
            <Container className="pt-4">
              <HomeLogo />
            </Container>
          )}
          {children}
        </MainContent>
      </SWRConfig>
    </div>
  );
}

import { Outlet } from 'react-router-dom';
import { MainContent } from '@/app/MainContent';
import { SkipLink } from '@/app/SkipLink';

/** Every path under /admin: neither the public header nor the public footer. */
export function AdminLayout() {
  return (
    <>
      <SkipLink />
      <MainContent>
        <Outlet />
      </MainContent>
    </>
  );
}

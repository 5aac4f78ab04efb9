import { nameOf } from '@/api/session';
import { useUserInfo } from '@/api/useUserInfo';
import { AdminPageHead } from '@/app/AdminPageHead';
import { useSignOut } from '@/app/useSignOut';
import { DashboardScreen } from '@/features/admin/dashboard/DashboardScreen';

/** /admin */
export function DashboardPage() {
  const userInfo = useUserInfo();
  const signOut = useSignOut();
  return (
    <>
      <AdminPageHead title="Dashboard" />
      <DashboardScreen name={userInfo ? nameOf(userInfo) : ''} onSignOut={signOut} />
    </>
  );
}

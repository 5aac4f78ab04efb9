import { useLocation } from 'wouter';
import { storeRegistration } from '@/api/session';
import { useUserInfo } from '@/api/useUserInfo';
import { AdminPageHead } from '@/app/AdminPageHead';
import { HomeLogo } from '@/app/HomeLogo';
import { RegisterScreen } from '@/features/sign-in/RegisterScreen';
import { paths } from '@/lib/paths';

/** /admin/register. Signed-in administrators see the navigation bar above it. */
export function RegisterPage() {
  const [, navigate] = useLocation();
  const isSignedIn = useUserInfo() !== null;
  return (
    <>
      <AdminPageHead title="Create an account" />
      <RegisterScreen
        {...(!isSignedIn && { brand: <HomeLogo /> })}
        isSignedIn={isSignedIn}
        onRegistered={(response, username) => {
          storeRegistration(response);
          navigate(paths.adminLogin(), { state: { registered: username } });
        }}
      />
    </>
  );
}

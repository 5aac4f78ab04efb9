import { useUserInfo } from '@/api/useUserInfo';
import { AdminPageHead } from '@/app/AdminPageHead';
import { HomeLogo } from '@/app/HomeLogo';
import { SignupRequestScreen } from '@/features/sign-in/SignupRequestScreen';

/** /admin/auth */
export function SignupRequestPage() {
  const isSignedIn = useUserInfo() !== null;
  return (
    <>
      <AdminPageHead title="Request an account" />
      <SignupRequestScreen {...(!isSignedIn && { brand: <HomeLogo /> })} />
    </>
  );
}

import { useLocation, useNavigate } from 'react-router-dom';
import { nameOf, storeUserInfo } from '@/api/session';
import { useUserInfo } from '@/api/useUserInfo';
import { AdminPageHead } from '@/app/AdminPageHead';
import { HomeLogo } from '@/app/HomeLogo';
import { returnPath } from '@/app/returnPath';
import { SignInScreen } from '@/features/sign-in/SignInScreen';

/** What other pages may say to the sign-in. It is kept in the browser's history, so it may be anything. */
interface Arrival {
  /** Where to go afterwards. */
  from?: unknown;
  /** The account that has just been created. */
  registered?: unknown;
}

/** /admin/login */
export function SignInPage() {
  const { from, registered } = (useLocation().state ?? {}) as Arrival;
  const navigate = useNavigate();
  const userInfo = useUserInfo();
  const goOn = () => void navigate(returnPath(from), { replace: true });
  return (
    <>
      <AdminPageHead title="Sign in" />
      <SignInScreen
        brand={<HomeLogo />}
        {...(typeof registered === 'string' && { registered })}
        signedInAs={userInfo && nameOf(userInfo)}
        onSignedIn={(answer) => {
          storeUserInfo(answer);
          goOn();
        }}
        onContinue={goOn}
      />
    </>
  );
}

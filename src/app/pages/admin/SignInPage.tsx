import { useLocation } from 'wouter';
import { nameOf, storeUserInfo } from '@/api/session';
import { useUserInfo } from '@/api/useUserInfo';
import { AdminPageHead } from '@/app/AdminPageHead';
import { useTabHistory } from '@/app/HistoryRouter';
import { HomeLogo } from '@/app/HomeLogo';
import { returnPath } from '@/app/returnPath';
import { SignInScreen } from '@/features/sign-in/SignInScreen';

/** What other pages pass to the sign-in. It comes from the browser's history, so it is not trusted. */
interface Arrival {
  /** Where to return to. */
  from?: unknown;
  /** The account that was just created. */
  registered?: unknown;
}

/** /admin/login */
export function SignInPage() {
  const { from, registered } = (useTabHistory().entry.state ?? {}) as Arrival;
  const [, navigate] = useLocation();
  const userInfo = useUserInfo();
  const goOn = () => navigate(returnPath(from), { replace: true });
  return (
    <>
      <AdminPageHead title="Sign in" />
      <SignInScreen
        brand={<HomeLogo />}
        {...(typeof registered === 'string' && { registered })}
        signedInAs={userInfo && nameOf(userInfo)}
        onSignedIn={(response) => {
          storeUserInfo(response);
          goOn();
        }}
        onContinue={goOn}
      />
    </>
  );
}

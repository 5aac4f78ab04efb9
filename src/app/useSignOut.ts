import { useLocation } from 'wouter';
import { removeUserInfo } from '@/api/session';
import { leavePage } from '@/app/leaveConfirmation';
import { paths } from '@/lib/paths';
import { forgetDrafts } from '@/lib/form/drafts';

/**
 * Removes the sign-in and all drafts, and shows the sign-in screen; the next sign-in leads to the dashboard. A page
 * with unsaved changes asks first.
 */
export function useSignOut(): () => void {
  const [, navigate] = useLocation();
  return () =>
    leavePage(() => {
      removeUserInfo();
      forgetDrafts();
      navigate(paths.adminLogin());
    });
}

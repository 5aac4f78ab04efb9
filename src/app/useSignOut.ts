import { useNavigate } from 'react-router-dom';
import { removeUserInfo } from '@/api/session';
import { leaveWith } from '@/app/leaving';
import { paths } from '@/lib/paths';
import { forgetDrafts } from '@/lib/form/drafts';

/**
 * Forgets the sign-in and what was typed, and shows the sign-in screen. Whoever signs in next starts at the dashboard.
 * A page with unsaved changes asks before.
 */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () =>
    leaveWith(() => {
      removeUserInfo();
      forgetDrafts();
      void navigate(paths.adminLogin());
    });
}

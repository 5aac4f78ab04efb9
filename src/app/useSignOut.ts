import { useNavigate } from 'react-router-dom';
import { removeUserInfo } from '@/api/session';
import { paths } from '@/lib/paths';

/** Forgets the sign-in and shows the sign-in screen. Whoever signs in next starts at the dashboard. */
export function useSignOut(): () => void {
  const navigate = useNavigate();
  return () => {
    removeUserInfo();
    void navigate(paths.adminLogin());
  };
}

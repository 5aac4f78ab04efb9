import { useRoutes } from 'react-router-dom';
import { adminRoutes } from '@/app/adminRoutes';

/** Shows the page of the current address, which is one of the administration's. */
export function Administration() {
  return useRoutes(adminRoutes);
}

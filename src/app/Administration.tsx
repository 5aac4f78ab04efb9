import { useRoutes } from 'react-router-dom';
import { readUserInfo } from '@/api/session';
import { adminRoutes } from '@/app/adminRoutes';
import { donationAddress } from '@/features/admin/donations/donationFilters';
import { prefetchDonations } from '@/features/admin/donations/useDonations';
import { paths } from '@/lib/paths';
import '@/styles/admin.css';

// While the page's script is loading.
if (location.pathname === paths.adminDonations() && readUserInfo() !== null)
  prefetchDonations(donationAddress.read(new URLSearchParams(location.search)));

/** Shows the administration page of the current address. */
export function Administration() {
  return useRoutes(adminRoutes);
}

import { useSearchParams } from 'wouter';
import { AdminPageHead } from '@/app/AdminPageHead';
import { donationAddress } from '@/features/admin/donations/donationFilters';
import { DonationsScreen } from '@/features/admin/donations/DonationsScreen';
import { loadFirstDonations } from '@/features/admin/donations/useDonations';

/** /admin/donations. The query holds the filters, search and page. */
export function DonationsPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <AdminPageHead title="Donations" />
      <DonationsScreen
        filters={donationAddress.read(query)}
        onFiltersChange={(filters, { replace }) => setQuery(donationAddress.write(filters), { replace })}
      />
    </>
  );
}

DonationsPage.load = loadFirstDonations;

import { useSearchParams } from 'react-router-dom';
import { AdminPageHead } from '@/app/AdminPageHead';
import { donationAddress } from '@/features/admin/donations/donationFilters';
import { DonationsScreen } from '@/features/admin/donations/DonationsScreen';

/** /admin/donations. Filters, search and page stand in the query. */
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

import { useSearchParams } from 'wouter';
import { AdminPageHead } from '@/app/AdminPageHead';
import { volunteerAddress } from '@/features/admin/volunteers/volunteerFilters';
import { VolunteersScreen } from '@/features/admin/volunteers/VolunteersScreen';

/** /admin/volunteers. The query holds the filters, search and page. */
export function VolunteersPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <AdminPageHead title="Volunteers" />
      <VolunteersScreen
        filters={volunteerAddress.read(query)}
        onFiltersChange={(filters, { replace }) => setQuery(volunteerAddress.write(filters), { replace })}
      />
    </>
  );
}

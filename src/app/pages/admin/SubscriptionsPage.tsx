import { useSearchParams } from 'wouter';
import { AdminPageHead } from '@/app/AdminPageHead';
import { subscriptionAddress } from '@/features/admin/subscriptions/subscriptionFilters';
import { SubscriptionsScreen } from '@/features/admin/subscriptions/SubscriptionsScreen';

/** /admin/subscriptions. The query holds the filters, search and page. */
export function SubscriptionsPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <AdminPageHead title="Subscriptions" />
      <SubscriptionsScreen
        filters={subscriptionAddress.read(query)}
        onFiltersChange={(filters, { replace }) => setQuery(subscriptionAddress.write(filters), { replace })}
      />
    </>
  );
}

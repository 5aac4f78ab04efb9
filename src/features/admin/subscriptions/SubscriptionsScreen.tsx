import { Container } from '@/components/Container/Container';
import { AdminTable, AdminTableSkeleton } from '@/features/admin/lists/AdminTable';
import { ExportTools } from '@/features/admin/lists/ExportTools';
import { FilterBar } from '@/features/admin/lists/FilterBar';
import { ListResults } from '@/features/admin/lists/ListResults';
import { useRemoval } from '@/features/admin/lists/useRemoval';
import { useListFilters, type OnFiltersChange } from '@/lib/useListFilters';
import { SubscriptionActions } from './SubscriptionActions';
import { subscriptionColumns, subscriptionFields } from './subscriptionColumns';
import { subscriptionAddress, type SubscriptionFilters } from './subscriptionFilters';
import { SUBSCRIPTIONS, useSubscriptions } from './useSubscriptions';
import { copy } from './copy';

export interface SubscriptionsScreenProps {
  filters: SubscriptionFilters;
  onFiltersChange: OnFiltersChange<SubscriptionFilters>;
}

const TABLE = { columns: subscriptionColumns, cardsBelow: 'md' } as const;

/** /admin/subscriptions: the subscribers to the newsletter. */
export function SubscriptionsScreen({ filters: arrived, onFiltersChange }: SubscriptionsScreenProps) {
  const { filters, typed, setTyped, choose, goTo, resetTo } = useListFilters(arrived, onFiltersChange);
  const query = useSubscriptions(filters);
  const { page } = filters;
  const { resultsRef, onGone } = useRemoval({ path: SUBSCRIPTIONS, rows: query.data?.data, page, goTo });
  return (
    <Container className="grid grid-cols-1 gap-8 py-8 lg:py-10">
      <h1 className="text-28 font-semibold lg:text-36">{copy.heading}</h1>
      <FilterBar
        label={copy.filters}
        searchHint={copy.searchHint}
        typed={typed}
        onType={setTyped}
        choices={[]}
        filters={{}}
        onChoose={choose}
      />
      <ListResults
        ref={resultsRef}
        text={copy}
        page={page}
        isNarrowed={subscriptionAddress.isNarrowed(filters)}
        query={query}
        onGo={goTo}
        onClear={() => resetTo(subscriptionAddress.initial)}
        skeleton={<AdminTableSkeleton {...TABLE} hasActions />}
        tools={
          <ExportTools
            fileName={`subscriptions_page_${page}.csv`}
            fields={subscriptionFields}
            rows={query.data?.data ?? []}
            exportUrl={query.data?.export_url}
            allFileName="subscriptions_all.csv"
          />
        }
      >
        {(rows) => (
          <AdminTable
            {...TABLE}
            caption={copy.caption}
            rows={rows}
            actions={(row) => <SubscriptionActions subscription={row} onGone={onGone} />}
          />
        )}
      </ListResults>
    </Container>
  );
}

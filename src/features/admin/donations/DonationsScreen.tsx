import { lazy, Suspense, useRef, useState } from 'react';
import { Container } from '@/components/Container/Container';
import { RetryAlert } from '@/components/RetryAlert/RetryAlert';
import { Spinner } from '@/components/Spinner/Spinner';
import { AdminTable, AdminTableSkeleton } from '@/features/admin/lists/AdminTable';
import { ExportTools } from '@/features/admin/lists/ExportTools';
import { FilterBar, type FilterChoice } from '@/features/admin/lists/FilterBar';
import { optionsOf } from '@/features/admin/lists/labelOf';
import { ListResults, type ResultsHandle } from '@/features/admin/lists/ListResults';
import { useListFilters, type OnFiltersChange } from '@/lib/useListFilters';
import { donationColumns, donationFields } from './donationColumns';
import { donationAddress, type DonationFilters } from './donationFilters';
import { useDonations } from './useDonations';
import { copy } from './copy';

function PanelNotLoaded() {
  return (
    <RetryAlert
      title={copy.monthlyGift.failed}
      reason={copy.monthlyGift.notLoaded}
      onRetry={() => location.reload()}
    />
  );
}

/** A separate script, because few visits need it and its dialog is large. */
const MonthlyGiftPanel = lazy(() =>
  import('./MonthlyGiftPanel').then(
    ({ MonthlyGiftPanel: Panel }) => ({ default: Panel }),
    () => ({ default: PanelNotLoaded }),
  ),
);

export interface DonationsScreenProps {
  filters: DonationFilters;
  onFiltersChange: OnFiltersChange<DonationFilters>;
}

const CHOICES: readonly FilterChoice<'frequency' | 'status' | 'payment_method'>[] = [
  { name: 'frequency', label: copy.frequencyFilter, options: optionsOf(copy.frequencies) },
  { name: 'status', label: copy.statusFilter, options: optionsOf(copy.statuses) },
  { name: 'payment_method', label: copy.methodFilter, options: optionsOf(copy.providers) },
];

const TABLE = { columns: donationColumns, cardsBelow: 'xl' } as const;

/** /admin/donations: every gift with its amounts, its status and what it added to a project. */
export function DonationsScreen({ filters: arrived, onFiltersChange }: DonationsScreenProps) {
  const { filters, typed, setTyped, choose, goTo, resetTo } = useListFilters(arrived, onFiltersChange);
  const query = useDonations(filters);
  const resultsRef = useRef<ResultsHandle>(null);
  const { monthly_gift: gift } = filters;
  const [firstGift] = useState(gift);
  const showAll = () => {
    // The pressed button disappears with the panel.
    resultsRef.current?.focus();
    resetTo(donationAddress.initial);
  };
  return (
    <Container className="grid grid-cols-1 gap-8 py-8 lg:py-10">
      <h1 className="text-28 font-semibold lg:text-36">{copy.heading}</h1>
      <FilterBar
        label={copy.filters}
        searchHint={copy.searchHint}
        typed={typed}
        onType={setTyped}
        choices={CHOICES}
        filters={filters}
        onChoose={(chosen) => choose(chosen as Partial<DonationFilters>)}
      />
      {gift !== '' && (
        <Suspense fallback={<Spinner label={copy.monthlyGift.loading} />}>
          <MonthlyGiftPanel key={gift} giftId={gift} takesFocus={gift !== firstGift} onShowAll={showAll} />
        </Suspense>
      )}
      <ListResults
        ref={resultsRef}
        text={gift === '' ? copy : { ...copy, results: copy.monthlyGift.results }}
        page={filters.page}
        isNarrowed={donationAddress.isNarrowed(filters)}
        query={query}
        onGo={goTo}
        onClear={() => resetTo(donationAddress.initial)}
        skeleton={<AdminTableSkeleton {...TABLE} />}
        tools={
          <ExportTools
            fileName="donations.csv"
            fields={donationFields}
            rows={query.data?.data ?? []}
            exportUrl={query.data?.export_url}
            allFileName="donations_all.csv"
          />
        }
      >
        {(rows) => <AdminTable {...TABLE} caption={copy.caption} rows={rows} />}
      </ListResults>
    </Container>
  );
}

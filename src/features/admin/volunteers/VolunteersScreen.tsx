import { Container } from '@/components/Container/Container';
import { AdminTable, AdminTableSkeleton } from '@/features/admin/lists/AdminTable';
import { ExportTools } from '@/features/admin/lists/ExportTools';
import { FilterBar, type FilterChoice } from '@/features/admin/lists/FilterBar';
import { optionsOf } from '@/features/admin/lists/labelOf';
import { ListResults } from '@/features/admin/lists/ListResults';
import { useRemoval } from '@/features/admin/lists/useRemoval';
import { COUNTRIES } from '@/lib/countries';
import { useListFilters, type OnFiltersChange } from '@/lib/useListFilters';
import { AVAILABILITY_LABELS, ROLE_LABELS } from '@/lib/volunteers';
import { useOpenCv } from './useOpenCv';
import { useVolunteers, VOLUNTEERS } from './useVolunteers';
import { VolunteerActions } from './VolunteerActions';
import { volunteerColumns } from './volunteerColumns';
import { toFileRow, volunteerFields } from './volunteerFile';
import { volunteerAddress, type VolunteerFilters } from './volunteerFilters';
import { copy } from './copy';

export interface VolunteersScreenProps {
  filters: VolunteerFilters;
  onFiltersChange: OnFiltersChange<VolunteerFilters>;
}

const CHOICES: readonly FilterChoice<'country' | 'role' | 'availability'>[] = [
  {
    name: 'country',
    label: copy.country,
    options: COUNTRIES.map((country) => ({ value: country, label: country })),
  },
  { name: 'role', label: copy.role, options: optionsOf(ROLE_LABELS) },
  { name: 'availability', label: copy.availability, options: optionsOf(AVAILABILITY_LABELS) },
];

/** /admin/volunteers: the applications with their CVs. */
export function VolunteersScreen({ filters: arrived, onFiltersChange }: VolunteersScreenProps) {
  const { filters, typed, setTyped, choose, goTo, resetTo } = useListFilters(arrived, onFiltersChange);
  const query = useVolunteers(filters);
  const table = { columns: volunteerColumns(useOpenCv(query)), cardsBelow: 'xl' } as const;
  const { page } = filters;
  const { resultsRef, onGone } = useRemoval({ path: VOLUNTEERS, rows: query.data?.data, page, goTo });
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
        onChoose={(chosen) => choose(chosen as Partial<VolunteerFilters>)}
      />
      <ListResults
        ref={resultsRef}
        text={copy}
        page={page}
        isNarrowed={volunteerAddress.isNarrowed(filters)}
        query={query}
        onGo={goTo}
        onClear={() => resetTo(volunteerAddress.initial)}
        skeleton={<AdminTableSkeleton {...table} hasActions />}
        tools={
          <ExportTools
            fileName={`volunteers_page_${page}.csv`}
            fields={volunteerFields}
            rows={query.data?.data.map(toFileRow) ?? []}
            exportUrl={query.data?.export_url}
            allFileName="volunteers_all.csv"
          />
        }
      >
        {(rows) => (
          <AdminTable
            {...table}
            caption={copy.caption}
            rows={rows}
            actions={(row) => <VolunteerActions volunteer={row} onGone={onGone} />}
          />
        )}
      </ListResults>
    </Container>
  );
}

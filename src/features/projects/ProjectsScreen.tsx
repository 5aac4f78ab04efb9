import { clsx } from 'clsx';
import { Container } from '@/components/Container/Container';
import { useListFilters, type OnFiltersChange } from '@/lib/useListFilters';
import { FilterPanel } from './FilterPanel';
import { ListClosing } from './ListClosing';
import { copy } from './listCopy';
import { INITIAL_FILTERS, type ProjectFilters } from './projectFilters';
import { ProjectResults } from './ProjectResults';
import { SummaryCards } from './SummaryCards';
import { useProjects } from './useProjects';
import { useTotals } from './useTotals';

export interface ProjectsScreenProps {
  /** Null on the prerendered page, which does not know the URL's filters. */
  filters: ProjectFilters | null;
  onFiltersChange: OnFiltersChange<ProjectFilters>;
}

/** /projects: all active or completed projects, with filters and pages. */
export function ProjectsScreen({ filters: arrived, onFiltersChange }: ProjectsScreenProps) {
  const { filters, typed, setTyped, choose, goTo, resetTo } = useListFilters(
    arrived ?? INITIAL_FILTERS,
    onFiltersChange,
  );
  const query = useProjects(arrived && filters);
  const totals = useTotals(query, filters);
  return (
    <>
      <Container className="py-6 sm:py-10 lg:py-14">
        <h1 className="text-36 font-semibold lg:text-48">{copy.heading}</h1>
        <p className="mt-2 max-w-text text-muted sm:mt-3 sm:text-18">{copy.intro}</p>
        {!query.data && (
          <noscript>
            <p className="mt-8 max-w-text">{copy.script}</p>
          </noscript>
        )}
        <div
          className={clsx(
            'mt-5 grid gap-5 sm:mt-8 sm:gap-8 lg:mt-10 lg:gap-10',
            !query.data && 'noscript:hidden',
          )}
        >
          <FilterPanel
            filters={filters}
            isReady={arrived !== null}
            typed={typed}
            onType={setTyped}
            onChoose={choose}
          />
          {(totals || !query.error) && <SummaryCards totals={totals} />}
          <ProjectResults filters={filters} query={query} onGo={goTo} onChoose={choose} onReset={resetTo} />
        </div>
      </Container>
      <ListClosing />
    </>
  );
}

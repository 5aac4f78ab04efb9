import { Container } from '@/components/Container/Container';
import { FilterPanel } from './FilterPanel';
import { ListClosing } from './ListClosing';
import { words } from './listWords';
import type { ProjectFilters } from './projectFilters';
import { ProjectResults } from './ProjectResults';
import { SummaryCards } from './SummaryCards';
import { totalsOf } from './totals';
import { useProjects } from './useProjects';
import { useSearchDraft } from './useSearchDraft';

export interface ProjectsScreenProps {
  filters: ProjectFilters;
  /** `replace`: the change is no step of its own to come back from, such as one more letter of a search. */
  onFiltersChange: (filters: ProjectFilters, how: { replace: boolean }) => void;
}

/** /projects: every project that is active or completed, to be narrowed and paged through. */
export function ProjectsScreen({ filters, onFiltersChange }: ProjectsScreenProps) {
  const query = useProjects(filters);
  const search = useSearchDraft(filters.search, (made) =>
    onFiltersChange({ ...filters, search: made, page: 1 }, { replace: true }),
  );

  const choose = (chosen: Partial<ProjectFilters>) => {
    const changed = { ...filters, ...chosen, search: search.take(), page: 1 };
    const isSearchAlone = Object.keys(chosen).length === 0;
    onFiltersChange(changed, { replace: isSearchAlone });
  };
  const startAnew = (fresh: ProjectFilters) => {
    search.clear();
    onFiltersChange(fresh, { replace: false });
  };

  return (
    <>
      <Container className="py-10 lg:py-14">
        <h1 className="text-36 font-bold lg:text-48">{words.heading}</h1>
        <p className="mt-3 max-w-text text-18 text-muted">{words.intro}</p>
        <div className="mt-8 grid gap-8 lg:mt-10 lg:gap-10">
          <FilterPanel filters={filters} typed={search.draft} onType={search.setDraft} onChoose={choose} />
          <SummaryCards totals={query.data && totalsOf(query.data, filters.category)} />
          <ProjectResults
            filters={filters}
            query={query}
            onGo={(page) => onFiltersChange({ ...filters, page }, { replace: false })}
            onReset={startAnew}
          />
        </div>
      </Container>
      <ListClosing />
    </>
  );
}

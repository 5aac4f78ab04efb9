import { startTransition, useOptimistic } from 'react';
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
export function ProjectsScreen({ filters: arrived, onFiltersChange }: ProjectsScreenProps) {
  // An address may take a moment to change; until then a choice must neither jump back nor be forgotten by the next.
  const [filters, setFilters] = useOptimistic(arrived);
  const change: ProjectsScreenProps['onFiltersChange'] = (changed, how) => {
    startTransition(() => {
      setFilters(changed);
      onFiltersChange(changed, how);
    });
  };

  const query = useProjects(filters);
  const search = useSearchDraft(filters.search, (made) =>
    change({ ...filters, search: made, page: 1 }, { replace: true }),
  );

  const choose = (chosen: Partial<ProjectFilters>) => {
    const isSearchAlone = Object.keys(chosen).length === 0;
    change({ ...filters, ...chosen, search: search.take(), page: 1 }, { replace: isSearchAlone });
  };
  const startAnew = (fresh: ProjectFilters) => {
    search.clear();
    change(fresh, { replace: false });
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
            onGo={(page) => change({ ...filters, page }, { replace: false })}
            onReset={startAnew}
          />
        </div>
      </Container>
      <ListClosing />
    </>
  );
}

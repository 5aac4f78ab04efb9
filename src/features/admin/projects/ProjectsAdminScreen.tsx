import { useRef } from 'react';
import { Button } from '@/components/Button/Button';
import { Container } from '@/components/Container/Container';
import { Link } from '@/components/Link/Link';
import type { Project } from '@/api/types';
import { DeleteDialog } from '@/features/admin/lists/DeleteDialog';
import { FilterBar } from '@/features/admin/lists/FilterBar';
import { ListResults, type ResultsHandle } from '@/features/admin/lists/ListResults';
import { ADMIN_CATEGORY_FILTERS } from '@/lib/categories';
import { paths } from '@/lib/paths';
import { useListFilters, type OnFiltersChange } from '@/lib/useListFilters';
import { projectAddress, type AdminProjectFilters } from './projectFilters';
import { ProjectGrid, ProjectGridSkeleton } from './ProjectGrid';
import { StatCards } from './StatCards';
import { useAdminProjects } from './useAdminProjects';
import { useProjectDeletion } from './useProjectDeletion';
import { copy } from './copy';

export interface ProjectsAdminScreenProps {
  filters: AdminProjectFilters;
  onFiltersChange: OnFiltersChange<AdminProjectFilters>;
}

const CHOICES = [
  { name: 'category', label: copy.category, options: ADMIN_CATEGORY_FILTERS },
  {
    name: 'status',
    label: copy.status,
    options: [
      { value: 'active', label: copy.statuses.active },
      { value: 'completed', label: copy.statuses.completed },
      { value: 'draft', label: copy.statuses.draft },
    ],
  },
] as const;

/** /admin/projects: every project, including drafts, with links to edit and buttons to delete. */
export function ProjectsAdminScreen({ filters: arrived, onFiltersChange }: ProjectsAdminScreenProps) {
  const { filters, typed, setTyped, choose, goTo, resetTo } = useListFilters(arrived, onFiltersChange);
  const query = useAdminProjects(filters);
  const resultsRef = useRef<ResultsHandle>(null);
  const deletedRef = useRef<Project | null>(null);

  const deletion = useProjectDeletion((deleted) => {
    deletedRef.current = deleted;
    const wasLastOfPage = query.data?.data.length === 1 && query.data.data[0]?.id === deleted.id;
    if (wasLastOfPage && filters.page > 1) goTo(filters.page - 1, { replace: true });
  });
  const ask = (project: Project) => {
    deletedRef.current = null;
    deletion.ask(project);
  };

  return (
    <Container className="grid grid-cols-1 gap-8 py-8 lg:py-10">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="min-w-0 text-28 font-semibold lg:text-36">{copy.heading}</h1>
        <Button asChild>
          <Link href={paths.adminProjectCreate()}>{copy.create}</Link>
        </Button>
      </div>
      <StatCards />
      <FilterBar
        label={copy.filters}
        searchHint={copy.searchHint}
        typed={typed}
        onType={setTyped}
        choices={CHOICES}
        filters={filters}
        // The bar treats values as text, but each is one of the options above.
        onChoose={(chosen) => choose(chosen as Partial<AdminProjectFilters>)}
      />
      <ListResults
        ref={resultsRef}
        text={copy.list}
        page={filters.page}
        isNarrowed={projectAddress.isNarrowed(filters)}
        query={query}
        onGo={goTo}
        onClear={() => resetTo(projectAddress.initial)}
        skeleton={<ProjectGridSkeleton />}
      >
        {(projects) => <ProjectGrid projects={projects} onDelete={ask} />}
      </ListResults>
      <DeleteDialog
        text={copy.deletion}
        deletion={deletion}
        nameOf={({ title }) => title}
        focusAfterwards={() => (deletedRef.current ? resultsRef.current : null)}
      >
        <p>{copy.deletion.consequence}</p>
      </DeleteDialog>
    </Container>
  );
}

import { useSearchParams } from 'wouter';
import { useEmbeddedResponse } from '@/api/embeddedResponse';
import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { readFilters, writeFilters } from '@/features/projects/projectFilters';
import { ProjectsScreen } from '@/features/projects/ProjectsScreen';
import { prefetchProjects, projectsAddress } from '@/features/projects/useProjects';
import { useHydrated } from '@/lib/useHydrated';

const TITLE = pageTitle('Projects');
const DESCRIPTION = `${organisation.name}’s projects: which schools, labs and hospitals are waiting for equipment, what each project costs, and what has arrived.`;

/** /projects. The query holds the filters, search and page; the server renders it, and the prerendered page does not know it. */
export function ProjectsPage() {
  const [query, setQuery] = useSearchParams();
  const filters = readFilters(query);
  const isRendered = useEmbeddedResponse(projectsAddress(filters)) !== undefined;
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <ProjectsScreen
        filters={isRendered || isHydrated ? filters : null}
        onFiltersChange={(changed, { replace }) => setQuery(writeFilters(changed), { replace })}
      />
    </>
  );
}

ProjectsPage.prefetch = () => prefetchProjects(readFilters(new URLSearchParams()));

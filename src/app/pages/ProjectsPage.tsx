import { useSearchParams } from 'react-router-dom';
import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { readFilters, writeFilters } from '@/features/projects/projectFilters';
import { ProjectsScreen } from '@/features/projects/ProjectsScreen';
import { useHydrated } from '@/lib/useHydrated';

const TITLE = pageTitle('Projects');
const DESCRIPTION = `The projects of ${organisation.name}: which schools, labs and hospitals are waiting for equipment, what it costs, and what has arrived.`;

/** /projects. The query holds the filters, search and page; the prerendered page does not know it. */
export function ProjectsPage() {
  const [query, setQuery] = useSearchParams();
  const isHydrated = useHydrated();
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <ProjectsScreen
        filters={isHydrated ? readFilters(query) : null}
        onFiltersChange={(filters, { replace }) => setQuery(writeFilters(filters), { replace })}
      />
    </>
  );
}

import { useSearchParams } from 'react-router-dom';
import { PageHead } from '@/app/PageHead';
import { readFilters, writeFilters } from '@/features/projects/projectFilters';
import { ProjectsScreen } from '@/features/projects/ProjectsScreen';
import { useHydrated } from '@/lib/useHydrated';

const TITLE = 'Projects | Kitbridge';
const DESCRIPTION =
  'The projects of Kitbridge: which schools, labs and hospitals are waiting for equipment, what it costs, and what has arrived.';

/** /projects. Filters, search and page stand in the query, which the prerendered page does not know. */
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

import { useSearchParams } from 'react-router-dom';
import { PageHead } from '@/app/PageHead';
import { readFilters, writeFilters } from '@/features/projects/projectFilters';
import { ProjectsScreen } from '@/features/projects/ProjectsScreen';

const TITLE = 'Projects | Kitbridge';
const DESCRIPTION =
  'The projects of Kitbridge: which schools, labs and hospitals are waiting for equipment, what it costs, and what has arrived.';

/** /projects. Filters, search and page stand in the query. */
export function ProjectsPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <PageHead title={TITLE} description={DESCRIPTION} />
      <ProjectsScreen
        filters={readFilters(query)}
        onFiltersChange={(filters, { replace }) => setQuery(writeFilters(filters), { replace })}
      />
    </>
  );
}

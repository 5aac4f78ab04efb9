import { useSearchParams } from 'wouter';
import { AdminPageHead } from '@/app/AdminPageHead';
import { projectAddress } from '@/features/admin/projects/projectFilters';
import { ProjectsAdminScreen } from '@/features/admin/projects/ProjectsAdminScreen';

/** /admin/projects. The query holds the filters, search and page. */
export function ProjectsAdminPage() {
  const [query, setQuery] = useSearchParams();
  return (
    <>
      <AdminPageHead title="Projects" />
      <ProjectsAdminScreen
        filters={projectAddress.read(query)}
        onFiltersChange={(filters, { replace }) => setQuery(projectAddress.write(filters), { replace })}
      />
    </>
  );
}

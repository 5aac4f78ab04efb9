import { useParams } from 'react-router-dom';
import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { ProjectScreen } from '@/features/projects/ProjectScreen';
import { useProject } from '@/features/projects/useProject';
import { paths } from '@/lib/paths';
import { useHydrated } from '@/lib/useHydrated';

const TITLE = pageTitle('Project');
const DESCRIPTION = `A project of ${organisation.name}: what it needs, what has been raised and what has been delivered.`;

/** /projects/{id}. Its first HTML is made by the server: see docs/decisions/prerendering.md. */
export function ProjectPage() {
  const { id = '' } = useParams();
  // Until then the site's origin is not known.
  const isHydrated = useHydrated();
  // The screen asks the same question; both get the one answer.
  const { data, isLoading } = useProject(id);
  const project = data?.data;
  return (
    <>
      <PageHead
        title={project ? pageTitle(project.title) : TITLE}
        description={project?.summary ?? DESCRIPTION}
        noIndex={!project && !isLoading}
      />
      <ProjectScreen
        projectId={id}
        pageUrl={isHydrated ? new URL(paths.project(id), location.origin).href : paths.project(id)}
        contactEmail={organisation.email}
      />
    </>
  );
}

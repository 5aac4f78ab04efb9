import { useParams, type DefaultParams } from 'wouter';
import { organisation } from '@/app/organisation';
import { PageHead } from '@/app/PageHead';
import { pageTitle } from '@/app/pageTitle';
import { copy } from '@/features/projects/pageCopy';
import { readProjectId } from '@/features/projects/projectId';
import { ProjectScreen } from '@/features/projects/ProjectScreen';
import { prefetchProject, useProject } from '@/features/projects/useProject';
import { paths } from '@/lib/paths';
import { metaDescription } from '@/lib/text';
import { useHydrated } from '@/lib/useHydrated';

const UNKNOWN = {
  title: pageTitle('Project'),
  description: `A ${organisation.name} project: what it needs, what has been raised and what has been delivered.`,
};
/** The same head that the server sends for a missing project. */
const MISSING = { title: pageTitle(copy.missing), description: copy.missingText };

/** /projects/{id}. The server renders it with the project: see docs/decisions/prerendering.md. */
export function ProjectPage() {
  const { id = '' } = useParams();
  // The site's origin is not known before hydration.
  const isHydrated = useHydrated();
  // The screen makes the same query, and both share one request.
  const { data, error, isLoading } = useProject(id);
  const project = data?.data;
  const isMissing = readProjectId(id) === undefined || error?.status === 404;
  const head = isMissing ? MISSING : UNKNOWN;
  return (
    <>
      <PageHead
        title={project ? pageTitle(project.title) : head.title}
        description={project?.summary ? metaDescription(project.summary) : head.description}
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

ProjectPage.prefetch = ({ id = '' }: DefaultParams) => prefetchProject(id);

import { useRef, type Ref } from 'react';
import type { ApiError } from '@/api/errors';
import { Button } from '@/components/Button/Button';
import { Spinner } from '@/components/Spinner/Spinner';
import { useFocusHandover } from '@/lib/useFocusHandover';
import { copy } from './pageCopy';
import { ProjectContent } from './ProjectContent';
import { readProjectId } from './projectId';
import { ProjectMessage } from './ProjectMessage';
import { useProject } from './useProject';

export interface ProjectScreenProps {
  /** As it appears in the URL. */
  projectId: string;
  /** The absolute URL that the Share button shares. */
  pageUrl: string;
  /** Where a donor writes to end a monthly gift. */
  contactEmail: string;
  /** Where the browser is sent to pay. */
  redirect?: (checkoutUrl: string) => void;
}

/** The server's message, or the client's for a network failure; a bare status means nothing to a visitor. */
function textOf(error: ApiError | undefined): string {
  if (error === undefined) return copy.failedText;
  return error.kind === 'http' ? (error.serverMessage ?? copy.failedText) : error.message;
}

/** Its heading receives the focus after navigation, until there is a title. */
function Loading({ leavingRef }: { leavingRef: Ref<HTMLDivElement> }) {
  return (
    <div ref={leavingRef} className="grid min-h-[70vh] place-items-center">
      <h1 tabIndex={-1} className="sr-only">
        {copy.loading}
      </h1>
      <Spinner label={copy.loading} />
    </div>
  );
}

function ProjectById({ projectId, ...rest }: ProjectScreenProps) {
  const { data, error, isLoading, isValidating, retry } = useProject(projectId);
  const headingRef = useRef<HTMLHeadingElement>(null);
  const project = data?.data;
  const isWaiting = !project && !error && isLoading;
  const shown = project ? 'project' : isWaiting ? null : 'failure';
  const { leavingRef, handOver } = useFocusHandover(headingRef, shown);

  if (project) return <ProjectContent project={project} headingRef={headingRef} {...rest} />;
  if (isWaiting) return <Loading leavingRef={leavingRef} />;
  const isMissing = error?.status === 404;
  const askAgain = () => {
    handOver();
    retry();
  };
  return (
    <div ref={leavingRef}>
      <ProjectMessage
        headingRef={headingRef}
        heading={isMissing ? copy.missing : copy.failed}
        text={textOf(error)}
        action={
          !isMissing && (
            <Button isPending={isValidating} onClick={askAgain}>
              {copy.retry}
            </Button>
          )
        }
      />
    </div>
  );
}

/** /projects/{id}: one project, its funding and its deliveries. */
export function ProjectScreen(props: ProjectScreenProps) {
  if (readProjectId(props.projectId) === undefined) {
    return <ProjectMessage heading={copy.missing} text={copy.missingText} />;
  }
  return <ProjectById key={props.projectId} {...props} />;
}

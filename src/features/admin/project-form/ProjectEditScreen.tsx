import { useId, useMemo, useRef } from 'react';
import type { ApiError } from '@/api/errors';
import type { Project } from '@/api/types';
import { numberedParts } from '@/api/upload';
import { useApiUpload } from '@/api/useApiUpload';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { Spinner } from '@/components/Spinner/Spinner';
import { useProject } from '@/features/projects/useProject';
import { paths } from '@/lib/paths';
import { EditorFrame } from './EditorFrame';
import { LeaveDialog, type Leaving } from './LeaveDialog';
import { toUpdatePayload } from './payload';
import { ProjectForm } from './ProjectForm';
import { valuesOf } from './projectValues';
import { useProjectEditor, type Entered } from './useProjectEditor';
import { useRefreshProjects } from './useRefreshProjects';
import { copy } from './copy';

export interface ProjectEditScreenProps {
  /** As the address has it. */
  projectId: string;
  /** Leads back, two seconds after the project was updated. */
  onUpdated: () => void;
  /** Told whenever there begins or ceases to be something that leaving would lose. */
  onUnsavedChange: (isUnsaved: boolean) => void;
  /** Somebody is about to leave all the same, and has to be asked. */
  leaving: Leaving | undefined;
}

const DELAY_MS = 2000;

const hasProofs = ({ photos = [] }: Project) => photos.length > 0;

interface EditorProps extends Omit<ProjectEditScreenProps, 'projectId'> {
  project: Project;
  headingId: string;
}

function Editor({ project, headingId, onUpdated, onUnsavedChange, leaving }: EditorProps) {
  const { send, progress, abort } = useApiUpload('put', '/api/project/{id}');
  const refresh = useRefreshProjects();
  const stored = useMemo(() => valuesOf(project), [project]);

  const update = async ({ values, base }: Entered) => {
    const { cover, media } = values;
    const [coverPhoto] = cover;
    const answer = await send({
      params: { path: { id: project.id } },
      payload: toUpdatePayload(project.id, base, values, hasProofs(project)),
      files: { ...(coverPhoto && { cover_photo: coverPhoto }), ...numberedParts('media_files', media) },
    });
    void refresh((answer as Partial<typeof answer> | undefined)?.data);
  };

  const editor = useProjectEditor({
    draftName: String(project.id),
    stored,
    succeeded: copy.edit.succeeded,
    delayMs: DELAY_MS,
    send: update,
    onDone: onUpdated,
    onUnsavedChange,
  });

  return (
    <>
      <ProjectForm
        labelledBy={headingId}
        editor={editor}
        project={project}
        base={stored}
        text={copy.edit}
        upload={{ progress, onCancel: abort }}
      />
      <LeaveDialog leaving={leaving} onGiveUp={editor.form.forgetDraft} />
    </>
  );
}

interface LoadFailedProps {
  error: ApiError | undefined;
  onRetry: () => void;
}

function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const isMissing = error === undefined || error.status === 404;
  return (
    <Alert
      kind="error"
      title={copy.edit.loadFailed}
      action={isMissing ? undefined : <Button onClick={onRetry}>{copy.edit.retry}</Button>}
    >
      {isMissing ? copy.edit.missingText : error.message}
    </Alert>
  );
}

/** /admin/projects/{id}/edit */
export function ProjectEditScreen({ projectId, ...rest }: ProjectEditScreenProps) {
  const headingId = useId();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const { data, error, isValidating, retry } = useProject(projectId);
  const project = data?.data;

  const askAgain = () => {
    // The button is about to go.
    headingRef.current?.focus();
    retry();
  };

  return (
    <EditorFrame
      heading={copy.edit.heading}
      headingId={headingId}
      headingRef={headingRef}
      {...(project && {
        intro: project.title,
        action: (
          <Button asChild variant="outline">
            <Link href={paths.projectProof(project.id)}>{copy.edit.proof}</Link>
          </Button>
        ),
      })}
    >
      {project ? (
        <Editor key={project.id} project={project} headingId={headingId} {...rest} />
      ) : isValidating ? (
        <Spinner label={copy.edit.loading} className="py-16" />
      ) : (
        <LoadFailed error={error} onRetry={askAgain} />
      )}
    </EditorFrame>
  );
}

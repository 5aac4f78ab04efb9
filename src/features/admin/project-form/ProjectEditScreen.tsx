import { useId, useMemo, useRef, useState } from 'react';
import { toApiError, type ApiError } from '@/api/errors';
import type { Project } from '@/api/types';
import { numberedParts } from '@/api/upload';
import { useApiUpload } from '@/api/useApiUpload';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { Spinner } from '@/components/Spinner/Spinner';
import { readProject } from '@/features/projects/readProject';
import { useProject } from '@/features/projects/useProject';
import { paths } from '@/lib/paths';
import { ConflictDetails } from './ConflictDetails';
import type { Conflict } from './conflict';
import { EditorFrame } from './EditorFrame';
import { LeaveDialog, type Leaving } from './LeaveDialog';
import { toUpdatePayload } from './payload';
import { ProjectForm } from './ProjectForm';
import { valuesOf, type FormValues } from './projectValues';
import { useProjectEditor } from './useProjectEditor';
import { useRefreshProjects } from './useRefreshProjects';
import { copy } from './copy';

export interface ProjectEditScreenProps {
  /** As it appears in the URL. */
  projectId: string;
  /** Goes back, two seconds after the project was updated. */
  onUpdated: () => void;
  /** Called whenever the form starts or stops having unsaved changes. */
  onUnsavedChange: (isUnsaved: boolean) => void;
  /** An attempt to leave with unsaved changes, which has to be confirmed. */
  leaving: Leaving | undefined;
}

const DELAY_MS = 2000;

const CONFLICT = 409;

interface EditorProps extends Omit<ProjectEditScreenProps, 'projectId'> {
  project: Project;
  /** Reloads the project; undefined if that fails. */
  reload: () => Promise<Project | undefined>;
  headingId: string;
}

function Editor({ project, reload, headingId, onUpdated, onUnsavedChange, leaving }: EditorProps) {
  const { send, progress, abort } = useApiUpload('put', '/api/project/{id}');
  const refresh = useRefreshProjects();
  const stored = useMemo(() => valuesOf(project), [project]);
  // The project as it was when editing began; it may be reloaded while the form is open.
  const [edited, setEdited] = useState(project);
  const [conflict, setConflict] = useState<Conflict>();

  const save = ({ cover: [coverPhoto], media, ...values }: FormValues) =>
    send({
      params: { path: { id: project.id } },
      payload: toUpdatePayload(edited, values),
      files: { ...(coverPhoto && { cover_photo: coverPhoto }), ...numberedParts('media_files', media) },
    });

  const findConflict = async () => {
    const latest = await reload();
    if (!latest) return;
    setConflict({ before: valuesOf(edited), latest: valuesOf(latest) });
    setEdited(latest);
  };

  const update = async (values: FormValues) => {
    setConflict(undefined);
    try {
      const response = await save(values);
      void refresh(response?.data);
    } catch (failure) {
      if (toApiError(failure).status === CONFLICT) await findConflict();
      throw failure;
    }
  };

  const editor = useProjectEditor({
    draftName: String(project.id),
    stored,
    edited,
    onRestored: (original) => setEdited(readProject(original) ?? project),
    succeeded: copy.edit.succeeded,
    delayMs: DELAY_MS,
    send: update,
    onDone: onUpdated,
    onUnsavedChange,
  });
  const { form } = editor;
  if (!form.isChanged && edited !== project) setEdited(project);

  return (
    <>
      <ProjectForm
        labelledBy={headingId}
        editor={editor}
        project={project}
        base={stored}
        text={copy.edit}
        upload={{ progress, onCancel: abort }}
        conflict={conflict && <ConflictDetails conflict={conflict} entered={form.values} />}
      />
      <LeaveDialog leaving={leaving} onGiveUp={form.forgetDraft} />
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
  const { data, error, isValidating, retry, reload } = useProject(projectId);
  const project = data?.data;

  const askAgain = () => {
    // The button is about to disappear.
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
        <Editor key={project.id} project={project} reload={reload} headingId={headingId} {...rest} />
      ) : isValidating ? (
        <Spinner label={copy.edit.loading} className="py-16" />
      ) : (
        <LoadFailed error={error} onRetry={askAgain} />
      )}
    </EditorFrame>
  );
}

import { useId } from 'react';
import { numberedParts } from '@/api/upload';
import { useApiUpload } from '@/api/useApiUpload';
import { EditorFrame } from './EditorFrame';
import { LeaveDialog, type Leaving } from './LeaveDialog';
import { toCreatePayload } from './payload';
import { ProjectForm } from './ProjectForm';
import { EMPTY_VALUES, type FormValues } from './projectValues';
import { useProjectEditor } from './useProjectEditor';
import { useRefreshProjects } from './useRefreshProjects';
import { copy } from './copy';

export interface ProjectCreateScreenProps {
  /** Opens the list, three seconds after the project was created. */
  onCreated: () => void;
  /** Called whenever the form starts or stops having unsaved changes. */
  onUnsavedChange: (isUnsaved: boolean) => void;
  /** An attempt to leave with unsaved changes, which has to be confirmed. */
  leaving: Leaving | undefined;
}

const DELAY_MS = 3000;

/** /admin/projects/create */
export function ProjectCreateScreen({ onCreated, onUnsavedChange, leaving }: ProjectCreateScreenProps) {
  const headingId = useId();
  const { send, progress, abort } = useApiUpload('post', '/api/project/');
  const refresh = useRefreshProjects();

  const create = async (values: FormValues) => {
    const { cover, media } = values;
    const [coverPhoto] = cover;
    const parts = { ...(coverPhoto && { cover_photo: coverPhoto }), ...numberedParts('media_files', media) };
    await send({ payload: toCreatePayload(values), files: parts });
    void refresh();
  };

  const editor = useProjectEditor({
    draftName: 'create',
    stored: EMPTY_VALUES,
    succeeded: copy.create.succeeded,
    delayMs: DELAY_MS,
    send: create,
    onDone: onCreated,
    onUnsavedChange,
  });

  return (
    <EditorFrame heading={copy.create.heading} headingId={headingId} intro={copy.create.intro}>
      <ProjectForm
        labelledBy={headingId}
        editor={editor}
        project={undefined}
        base={EMPTY_VALUES}
        text={copy.create}
        upload={{ progress, onCancel: abort }}
      />
      <LeaveDialog leaving={leaving} onGiveUp={editor.form.forgetDraft} />
    </EditorFrame>
  );
}

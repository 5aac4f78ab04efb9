import { useState, type SubmitEvent } from 'react';
import type { ApiError } from '@/api/errors';
import type { Project } from '@/api/types';
import { AboutFields } from './AboutFields';
import { FormAction, type ActionWords, type Pending, type Upload } from './FormAction';
import { FormSection } from './FormSection';
import { ImpactFields } from './ImpactFields';
import { MoneyFields } from './MoneyFields';
import { PictureFields } from './PictureFields';
import { LISTS } from './projectFields';
import { RestoredNotice } from './RestoredNotice';
import { TextListField } from './TextListField';
import type { ProjectFormState } from './useProjectForm';
import { copy } from './copy';

export interface ProjectFormProps {
  /** Names the form. */
  labelledBy: string;
  form: ProjectFormState;
  /** What is edited; undefined for a new project. */
  project: Project | undefined;
  text: ActionWords;
  /** Why it could not be saved, of the last attempt. */
  error: ApiError | undefined;
  pending: Pending;
  upload: Upload;
  /** Something is to be saved; what is wrong with it has not been looked for yet. */
  onSubmit: () => void;
}

function Restored({ form }: { form: ProjectFormState }) {
  const [isDiscarded, setIsDiscarded] = useState(false);
  const onDiscard = () => {
    form.discard();
    setIsDiscarded(true);
    form.formRef.current?.querySelector('input')?.focus();
  };
  return (
    <>
      {form.restored && <RestoredNotice lostFiles={form.restored.lostFiles} onDiscard={onDiscard} />}
      <p role="status" className="sr-only">
        {isDiscarded && copy.draft.discarded}
      </p>
    </>
  );
}

/** The fields of a project and the button that saves them. Its caller knows how. */
export function ProjectForm({
  labelledBy,
  form,
  project,
  text,
  error,
  pending,
  upload,
  onSubmit,
}: ProjectFormProps) {
  const { formRef, values, messages, change, chooseFiles, noteRefused, base, files } = form;
  const bound = { values, messages, onChange: change };
  const isNew = project === undefined;
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <form
      ref={formRef}
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={submit}
      className="grid grid-cols-1 gap-6"
    >
      <Restored form={form} />
      <AboutFields {...bound} base={base} />
      <MoneyFields {...bound} isNew={isNew} hasProofs={(project?.photos ?? []).length > 0} />
      <ImpactFields {...bound} isNew={isNew} />
      <FormSection heading={copy.sections.lists}>
        {LISTS.map((list) => (
          <TextListField
            key={list}
            {...bound}
            field={list}
            label={copy.labels[list]}
            hint={copy.hints[list]}
          />
        ))}
      </FormSection>
      <PictureFields
        project={project}
        files={files}
        messages={messages}
        isLocked={pending !== false}
        onChoose={chooseFiles}
        onRefused={noteRefused}
      />
      <FormAction error={error} pending={pending} upload={upload} text={text} />
    </form>
  );
}

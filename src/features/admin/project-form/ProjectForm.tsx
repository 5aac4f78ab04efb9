import { useState, type ReactNode, type RefObject } from 'react';
import type { Project } from '@/api/types';
import { AboutFields } from './AboutFields';
import type { FieldsProps } from './fieldsProps';
import { FormAction, type ActionCopy, type Pending, type Upload } from './FormAction';
import { FormSection } from './FormSection';
import { ImpactFields } from './ImpactFields';
import { MoneyFields } from './MoneyFields';
import { PictureFields } from './PictureFields';
import { LISTS } from './projectFields';
import type { ProjectValues } from './projectValues';
import { RestoredNotice } from './RestoredNotice';
import { TextListField } from './TextListField';
import type { ProjectEditor } from './useProjectEditor';
import { copy } from './copy';

export interface ProjectFormProps {
  /** The id of the element that names the form. */
  labelledBy: string;
  editor: ProjectEditor;
  /** The project being edited; undefined for a new one. */
  project: Project | undefined;
  /** The initial values. */
  base: ProjectValues;
  text: ActionCopy;
  upload: Upload;
  /** What another update changed, if it prevented saving. */
  conflict?: ReactNode;
}

const PENDING: Readonly<Record<ProjectEditor['form']['status'], Pending>> = {
  open: false,
  sending: 'saving',
  sent: 'saved',
};

interface RestoredProps extends FieldsProps {
  formRef: RefObject<HTMLFormElement | null>;
}

function Restored({ form, formRef }: RestoredProps) {
  const [isDiscarded, setIsDiscarded] = useState(false);
  const onDiscard = () => {
    form.reset();
    setIsDiscarded(true);
    formRef.current?.querySelector('input')?.focus();
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

/** The fields of a project and the button that saves them. */
export function ProjectForm({ labelledBy, editor, project, base, text, upload, conflict }: ProjectFormProps) {
  const { formRef, form, error, submit } = editor;
  const isNew = project === undefined;
  return (
    <form
      ref={formRef}
      noValidate
      aria-labelledby={labelledBy}
      onSubmit={submit}
      className="grid grid-cols-1 gap-6"
    >
      <Restored form={form} formRef={formRef} />
      <AboutFields form={form} base={base} />
      <MoneyFields form={form} isNew={isNew} hasProofs={(project?.photos ?? []).length > 0} />
      <ImpactFields form={form} isNew={isNew} />
      <FormSection heading={copy.sections.lists}>
        {LISTS.map((list) => (
          <TextListField
            key={list}
            form={form}
            field={list}
            label={copy.labels[list]}
            hint={copy.hints[list]}
          />
        ))}
      </FormSection>
      <PictureFields project={project} form={form} />
      <FormAction
        error={error}
        conflict={conflict}
        pending={PENDING[form.status]}
        upload={upload}
        text={text}
      />
    </form>
  );
}

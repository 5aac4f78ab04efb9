import { TextField } from '@/components/TextField/TextField';
import { CATEGORIES, formCategoryLabel } from '@/lib/categories';
import { capitalize } from '@/lib/text';
import { SegmentedField } from './SegmentedField';
import type { FieldsProps } from './fieldsProps';
import { FormSection } from './FormSection';
import type { ProjectValues } from './projectValues';
import { copy } from './copy';

interface Option<Value extends string> {
  value: Value;
  label: string;
}

/** A value that a project has and the form does not offer is offered to it, so that it is neither hidden nor lost. */
function withOwn<Value extends string>(options: readonly Option<Value>[], own: Value): Option<Value>[] {
  const isOffered = options.some(({ value }) => value === own);
  return [...options, ...(isOffered ? [] : [{ value: own, label: capitalize(own) }])];
}

const CATEGORY_OPTIONS: readonly Option<string>[] = CATEGORIES.map((category) => ({
  value: category,
  label: formCategoryLabel(category),
}));

const STATUS_OPTIONS = [
  { value: 'DRAFT', label: copy.statuses.DRAFT },
  { value: 'ACTIVE', label: copy.statuses.ACTIVE },
  { value: 'COMPLETED', label: copy.statuses.COMPLETED },
] as const;

interface AboutFieldsProps extends FieldsProps {
  /** What the form was filled with: it stays on offer when another one is chosen. */
  base: ProjectValues;
}

/** What the project is called, what it is about, where it is and how far it is. */
export function AboutFields({ base, form }: AboutFieldsProps) {
  const { field } = form;
  return (
    <FormSection heading={copy.sections.about}>
      <TextField {...field('title')} label={copy.labels.title} autoComplete="off" isRequired />
      <TextField
        {...field('summary')}
        label={copy.labels.summary}
        hint={copy.hints.summary}
        autoComplete="off"
        rows={6}
        isRequired
      />
      <SegmentedField
        {...field('category')}
        label={copy.labels.category}
        options={withOwn(CATEGORY_OPTIONS, base.category)}
      />
      <TextField
        {...field('location')}
        label={copy.labels.location}
        hint={copy.hints.location}
        autoComplete="off"
      />
      <SegmentedField
        {...field('status')}
        label={copy.labels.status}
        options={withOwn<ProjectValues['status']>(STATUS_OPTIONS, base.status)}
      />
    </FormSection>
  );
}

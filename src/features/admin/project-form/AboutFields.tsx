import { SegmentedControl } from '@/components/SegmentedControl/SegmentedControl';
import { TextField } from '@/components/TextField/TextField';
import { CATEGORIES, formCategoryLabel } from '@/lib/categories';
import { capitalize } from '@/lib/text';
import type { FieldsProps } from './fieldsProps';
import { FormSection } from './FormSection';
import type { ProjectValues } from './projectValues';
import { copy } from './copy';

interface Option<Value extends string> {
  value: Value;
  label: string;
}

/** Adds the project's own value to the options, so that a value the form does not know is neither hidden nor lost. */
function withCurrentValue<Value extends string>(
  options: readonly Option<Value>[],
  own: Value,
): Option<Value>[] {
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
  /** The initial values: the original category stays in the list after another is chosen. */
  base: ProjectValues;
}

/** The project's title, summary, category, location and status. */
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
      <SegmentedControl
        isStacked
        {...field('category')}
        label={copy.labels.category}
        options={withCurrentValue(CATEGORY_OPTIONS, base.category)}
      />
      <TextField
        {...field('location')}
        label={copy.labels.location}
        hint={copy.hints.location}
        autoComplete="off"
      />
      <SegmentedControl
        isStacked
        {...field('status')}
        label={copy.labels.status}
        options={withCurrentValue<ProjectValues['status']>(STATUS_OPTIONS, base.status)}
      />
    </FormSection>
  );
}

import { TextField } from '@/components/TextField/TextField';
import type { FieldsProps } from './fieldsProps';
import { FormSection } from './FormSection';
import { copy } from './copy';

interface ImpactFieldsProps extends FieldsProps {
  /** A new project has no impact count yet. */
  isNew: boolean;
}

/** What the project achieves, and for how many people. */
export function ImpactFields({ isNew, form }: ImpactFieldsProps) {
  const { field } = form;
  return (
    <FormSection heading={copy.sections.impact}>
      <TextField
        {...field('impactPhrase')}
        label={copy.labels.impactPhrase}
        hint={copy.hints.impactPhrase}
        autoComplete="off"
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {!isNew && (
          <TextField
            {...field('impactCount')}
            label={copy.labels.impactCount}
            hint={copy.hints.keptWhenEmpty}
            inputMode="numeric"
            autoComplete="off"
          />
        )}
        <TextField
          {...field('beneficiaryCount')}
          label={copy.labels.beneficiaryCount}
          hint={isNew ? copy.hints.beneficiaryCount : copy.hints.keptWhenEmpty}
          inputMode="numeric"
          autoComplete="off"
        />
      </div>
    </FormSection>
  );
}

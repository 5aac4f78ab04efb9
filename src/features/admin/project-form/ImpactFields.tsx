import type { FieldsProps } from './fieldsProps';
import { FormSection } from './FormSection';
import { TextField } from './TextField';
import { copy } from './copy';

interface ImpactFieldsProps extends FieldsProps {
  /** The impact is counted once the project exists. */
  isNew: boolean;
}

/** What the project does, and for how many. */
export function ImpactFields({ isNew, ...bound }: ImpactFieldsProps) {
  return (
    <FormSection heading={copy.sections.impact}>
      <TextField
        {...bound}
        field="impactPhrase"
        label={copy.labels.impactPhrase}
        hint={copy.hints.impactPhrase}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {!isNew && (
          <TextField
            {...bound}
            field="impactCount"
            label={copy.labels.impactCount}
            hint={copy.hints.keptWhenEmpty}
            inputMode="numeric"
          />
        )}
        <TextField
          {...bound}
          field="beneficiaryCount"
          label={copy.labels.beneficiaryCount}
          hint={isNew ? copy.hints.beneficiaryCount : copy.hints.keptWhenEmpty}
          inputMode="numeric"
        />
      </div>
    </FormSection>
  );
}

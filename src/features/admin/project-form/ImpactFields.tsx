import type { FieldsProps } from './fieldsProps';
import { FormSection } from './FormSection';
import { TextField } from './TextField';
import { words } from './words';

interface ImpactFieldsProps extends FieldsProps {
  /** The impact is counted once the project exists. */
  isNew: boolean;
}

/** What the project does, and for how many. */
export function ImpactFields({ isNew, ...bound }: ImpactFieldsProps) {
  return (
    <FormSection heading={words.sections.impact}>
      <TextField
        {...bound}
        field="impactPhrase"
        label={words.labels.impactPhrase}
        hint={words.hints.impactPhrase}
      />
      <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
        {!isNew && (
          <TextField
            {...bound}
            field="impactCount"
            label={words.labels.impactCount}
            hint={words.hints.keptWhenEmpty}
            inputMode="numeric"
          />
        )}
        <TextField
          {...bound}
          field="beneficiaryCount"
          label={words.labels.beneficiaryCount}
          hint={isNew ? words.hints.beneficiaryCount : words.hints.keptWhenEmpty}
          inputMode="numeric"
        />
      </div>
    </FormSection>
  );
}

import type { Ref } from 'react';
import { Field } from '@/components/Field/Field';
import { ImagePicker } from '@/components/ImagePicker/ImagePicker';
import type { LeftOutFiles } from '@/components/ImagePicker/useLeftOut';
import { Input } from '@/components/Input/Input';
import { MAX_IMAGES, MAX_RECIPIENT_LENGTH, type ProofDraft, type ProofField } from './proofDraft';
import { copy } from './copy';

interface ProofFieldsProps {
  draft: ProofDraft;
  missing: readonly ProofField[];
  leftOut: LeftOutFiles<'images'>;
  /** It is being sent. What has the focus keeps it. */
  isDisabled: boolean;
  onChange: (changed: Partial<ProofDraft>) => void;
  firstRef: Ref<HTMLInputElement>;
}

const { form: text } = copy;
/** The last day that a date field can hold as the contract writes it. */
const MAX_DATE = '9999-12-31';

/** Who received the delivery, when, and the images of it. */
export function ProofFields(props: ProofFieldsProps) {
  const { draft, missing, leftOut, isDisabled, onChange, firstRef } = props;
  const messageAt = (field: ProofField, message: string) => (missing.includes(field) ? message : undefined);
  return (
    <>
      <Field label={text.recipient} isRequired error={messageAt('recipient', text.recipientMissing)}>
        {(control) => (
          <Input
            {...control}
            ref={firstRef}
            name="recipient"
            dir="auto"
            autoComplete="off"
            maxLength={MAX_RECIPIENT_LENGTH}
            readOnly={isDisabled}
            value={draft.recipient}
            onChange={(event) => onChange({ recipient: event.target.value })}
          />
        )}
      </Field>
      <Field label={text.date} isRequired error={messageAt('date', text.dateMissing)}>
        {(control) => (
          <Input
            {...control}
            name="date"
            type="date"
            max={MAX_DATE}
            readOnly={isDisabled}
            value={draft.date}
            onChange={(event) => onChange({ date: event.target.value })}
          />
        )}
      </Field>
      <ImagePicker
        label={text.images}
        hint={text.imagesHint}
        name="images"
        isRequired
        max={MAX_IMAGES}
        error={messageAt('images', text.imagesMissing) ?? leftOut.messages.images}
        onRefused={(refused) => leftOut.note('images', refused)}
        isDisabled={isDisabled}
        files={draft.images}
        onChange={(images) => onChange({ images })}
      />
    </>
  );
}

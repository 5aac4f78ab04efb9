import type { Ref } from 'react';
import { Checkbox } from '@/components/Checkbox/Checkbox';
import { ImagePicker } from '@/components/ImagePicker/ImagePicker';
import { TextField } from '@/components/TextField/TextField';
import type { Form } from '@/lib/form/useForm';
import { MAX_DATE } from './maxDate';
import { MAX_IMAGES, MAX_RECIPIENT_LENGTH, type ProofValues } from './proofDraft';
import { copy } from './copy';

interface ProofFieldsProps {
  form: Form<ProofValues>;
  firstRef: Ref<HTMLInputElement>;
}

const { form: text } = copy;

/** The recipient, the delivery date, the images and whether donors are told. Sending does not move the focus. */
export function ProofFields({ form, firstRef }: ProofFieldsProps) {
  const isSending = form.status === 'sending';
  const { value: images, error: imagesError, onChange: chooseImages } = form.field('images');
  return (
    <>
      <TextField
        {...form.field('recipient')}
        ref={firstRef}
        label={text.recipient}
        dir="auto"
        autoComplete="off"
        maxLength={MAX_RECIPIENT_LENGTH}
        readOnly={isSending}
        isRequired
      />
      <TextField
        {...form.field('date')}
        label={text.date}
        type="date"
        max={MAX_DATE}
        readOnly={isSending}
        isRequired
      />
      <ImagePicker
        label={text.images}
        hint={text.imagesHint}
        name="images"
        isRequired
        max={MAX_IMAGES}
        error={imagesError}
        isDisabled={isSending}
        files={images}
        onChange={chooseImages}
      />
      <Checkbox
        {...form.field('tellsDonors')}
        label={text.tellDonors}
        hint={text.tellDonorsHint}
        disabled={isSending}
      />
    </>
  );
}

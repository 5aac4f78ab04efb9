import { useRef, useState, type SubmitEvent } from 'react';
import { Alert } from '@/components/Alert/Alert';
import { AlertDialog } from '@/components/AlertDialog/AlertDialog';
import { Button } from '@/components/Button/Button';
import { Dialog } from '@/components/Dialog/Dialog';
import { outcomeUnknown, type ApiError } from '@/api/errors';
import { failureSentence } from '@/api/failureSentence';
import { ProofFields } from './ProofFields';
import { UploadBar } from './UploadBar';
import { useAddProofs } from './useAddProofs';
import { copy } from './copy';

interface AddProofDialogProps {
  projectId: number;
  isOpen: boolean;
  /** The values are kept. */
  onClose: () => void;
  onAdded: (count: number) => void;
}

const { form: text, stop } = copy;

function Failure({ error }: { error: ApiError }) {
  const isUnsure = outcomeUnknown(error);
  return (
    <Alert kind="error" title={isUnsure ? text.unsure : text.failed}>
      {failureSentence(error, copy.unknownFailure)}
      {isUnsure && ` ${text.sendAgain}`}
    </Alert>
  );
}

/** Adds photos of a delivery. Closing it loses nothing: reopening it restores its values. */
export function AddProofDialog({ projectId, isOpen, onClose, onAdded }: AddProofDialogProps) {
  const firstRef = useRef<HTMLInputElement>(null);
  const [isStopAsked, setIsStopAsked] = useState(false);
  const proofs = useAddProofs(projectId, onAdded);
  const { formRef, form, error } = proofs;
  const isSending = form.status === 'sending';

  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    setIsStopAsked(false);
    proofs.submit(event);
  };
  const startOver = () => {
    proofs.clear();
    firstRef.current?.focus();
  };
  const close = () => (isSending ? setIsStopAsked(true) : onClose());

  return (
    <Dialog isOpen={isOpen} title={copy.add} description={text.intro} initialFocus={firstRef} onClose={close}>
      <form
        ref={formRef}
        noValidate
        aria-label={copy.add}
        onSubmit={onSubmit}
        className="grid grid-cols-1 gap-5"
      >
        <ProofFields form={form} firstRef={firstRef} />
        {error && <Failure error={error} />}
        {isSending && <UploadBar progress={proofs.progress} />}
        <div className="flex flex-wrap justify-end gap-3">
          {form.isChanged && !isSending && (
            <Button variant="ghost" className="mr-auto" onClick={startOver}>
              {text.clear}
            </Button>
          )}
          <Button variant="outline" onClick={close}>
            {text.close}
          </Button>
          <Button type="submit" isPending={isSending} pendingLabel={text.sending}>
            {text.submit}
          </Button>
        </div>
      </form>
      <AlertDialog
        isOpen={isStopAsked && isSending}
        title={stop.title}
        confirmLabel={stop.confirm}
        cancelLabel={stop.cancel}
        onConfirm={() => {
          setIsStopAsked(false);
          proofs.stop();
        }}
        onCancel={() => setIsStopAsked(false)}
      >
        <p>{stop.text}</p>
      </AlertDialog>
    </Dialog>
  );
}

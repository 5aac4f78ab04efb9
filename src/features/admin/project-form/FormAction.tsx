import { useRef, type ReactNode } from 'react';
import { outcomeUnknown, type ApiError } from '@/api/errors';
import type { UploadProgress } from '@/api/upload';
import { Alert } from '@/components/Alert/Alert';
import { Button } from '@/components/Button/Button';
import { Link } from '@/components/Link/Link';
import { Progress } from '@/components/Progress/Progress';
import { paths } from '@/lib/paths';
import { sortRefusal } from './refusals';
import { copy } from './copy';

/** The picture upload. */
export interface Upload {
  /** Undefined until the first bytes have been sent. */
  progress: UploadProgress | undefined;
  onCancel: () => void;
}

/** In either state it cannot be sent again. */
export type Pending = 'saving' | 'saved' | false;

/** The form's button label and failure messages. */
export interface ActionCopy {
  submit: string;
  pending: string;
  done: string;
  failed: string;
  /** A warning shown when it is unknown whether the request arrived. */
  unsure?: string;
  /** What to do when the project no longer exists. */
  gone?: { text: string; create: string };
}

interface FormActionProps {
  error: ApiError | undefined;
  /** What the other update changed, if the error reports a conflict. */
  conflict?: ReactNode;
  pending: Pending;
  upload: Upload;
  text: ActionCopy;
}

const NOT_FOUND = 404;
const CONFLICT = 409;

function Gone({ title, text, create }: { title: string; text: string; create: string }) {
  const link = (
    <Button asChild variant="outline">
      <Link href={paths.adminProjectCreate()} target="_blank">
        {create}
      </Link>
    </Button>
  );
  return (
    <Alert kind="error" title={title} action={link}>
      {text}
    </Alert>
  );
}

interface FailureProps extends Pick<FormActionProps, 'conflict' | 'text'> {
  error: ApiError;
}

function Failure({ error, conflict, text }: FailureProps) {
  const { isPlaced } = sortRefusal(error);
  if (error.status === CONFLICT && conflict) {
    return (
      <Alert kind="error" title={text.failed}>
        {conflict}
      </Alert>
    );
  }
  if (error.status === NOT_FOUND && text.gone) return <Gone title={text.failed} {...text.gone} />;
  return (
    <Alert kind="error" title={text.failed}>
      {!isPlaced && <p className="wrap-anywhere">{error.message}</p>}
      <p>{copy.nothingLost}</p>
      {text.unsure !== undefined && outcomeUnknown(error) && <p>{text.unsure}</p>}
    </Alert>
  );
}

function UploadBar({ progress, onCancel }: Upload & { progress: UploadProgress }) {
  const percent = Math.floor(progress.fraction * 100);
  const isUploaded = progress.fraction >= 1;
  const label = isUploaded ? copy.progress.processing : copy.progress.percent(percent);
  return (
    <div className="grid gap-2">
      <Progress label={copy.progress.label} value={percent} valueLabel={label} />
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-4">
        <span className="figures text-14 text-muted">{label}</span>
        {!isUploaded && (
          <Button variant="ghost" onClick={onCancel}>
            {copy.progress.cancel}
          </Button>
        )}
      </div>
    </div>
  );
}

/** The end of the form: what went wrong, the upload's progress, and the submit button. */
export function FormAction({ error, conflict, pending, upload, text }: FormActionProps) {
  const buttonRef = useRef<HTMLButtonElement>(null);
  const { progress, onCancel } = upload;
  return (
    <div className="grid gap-4">
      {/* A 401 leads to the sign-in page, which already explains it. */}
      {error && error.status !== 401 && <Failure error={error} conflict={conflict} text={text} />}
      {pending === 'saving' && progress && (
        <UploadBar
          progress={progress}
          onCancel={() => {
            buttonRef.current?.focus();
            onCancel();
          }}
        />
      )}
      <Button
        ref={buttonRef}
        type="submit"
        size="large"
        isPending={pending !== false}
        pendingLabel={pending === 'saved' ? text.done : text.pending}
        className="justify-self-start max-sm:w-full"
      >
        {text.submit}
      </Button>
    </div>
  );
}

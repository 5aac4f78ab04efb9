import { Progress } from '@/components/Progress/Progress';
import type { UploadProgress } from '@/api/upload';
import { copy } from './copy';

const { form: text } = copy;
const WHOLE = 100;

/** The progress of the upload, and then that the server is processing it. */
export function UploadBar({ progress }: { progress: UploadProgress | undefined }) {
  const percent = Math.floor((progress?.fraction ?? 0) * WHOLE);
  const uploaded = text.uploaded(percent);
  const isPreparing = percent === WHOLE;
  return (
    <div>
      <Progress label={text.upload} value={percent} valueLabel={uploaded} />
      <p aria-hidden="true" className="figures mt-2 text-14 text-muted">
        {isPreparing ? text.preparing : uploaded}
      </p>
      {/* Only the stage is announced; the progress bar has the percentage. */}
      <p role="status" className="sr-only">
        {isPreparing ? text.preparing : text.sending}
      </p>
    </div>
  );
}

import type { UploadProgress } from '@/api/upload';
import { Button } from '@/components/Button/Button';
import { Progress } from '@/components/Progress/Progress';
import { formatFileSize } from '@/lib/fileSize';
import { copy } from './copy';

interface SendingProgressProps {
  /** Undefined until the first bytes have been sent. */
  progress: UploadProgress | undefined;
  onStop: () => void;
}

const NOTHING: UploadProgress = { total: 0, fraction: 0 };

/** The upload's progress, and a way to cancel it. */
export function SendingProgress({ progress = NOTHING, onStop }: SendingProgressProps) {
  const { fraction, total } = progress;
  const percent = Math.floor(fraction * 100);
  const sent = total > 0 ? copy.progress.sent(percent, formatFileSize(total)) : '';
  return (
    <div className="rounded-control border border-line bg-sand p-4">
      {/* Only the start and the end are announced: announcing every per cent would drown out everything else. */}
      <p role="status" className="font-semibold">
        {fraction === 1 ? copy.progress.waiting : copy.progress.start}
      </p>
      <Progress
        label={copy.progress.label}
        value={percent}
        valueLabel={sent === '' ? copy.progress.start : sent}
        className="mt-3"
      />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <span className="figures text-14 text-muted">{sent}</span>
        <Button variant="ghost" onClick={onStop}>
          {copy.progress.stop}
        </Button>
      </div>
    </div>
  );
}

import { Button } from '@/components/Button/Button';
import { Card } from '@/components/Card/Card';
import type { Schemas } from '@/api/types';
import { ProjectImage } from '@/features/projects/ProjectImage';
import { hasProofId } from '@/features/projects/readProject';
import { formatCalendarDate } from '@/lib/dates';
import { DateNote } from './DateNote';
import { copy } from './copy';

interface ProofCardProps {
  projectId: number;
  proof: Schemas['ProofPhoto'];
  /** The photo's position, counted from 1. */
  place: number;
  /** How many photos there are. */
  count: number;
  onDelete: () => void;
}

const IMAGE = { width: 480, height: 320, sizes: '(min-width: 1024px) 24rem, (min-width: 640px) 50vw, 100vw' };

/** One proof of delivery: the photo, who received it and when. */
export function ProofCard({ projectId, proof, place, count, onDelete }: ProofCardProps) {
  const known = proof.name?.trim();
  const recipient = known || copy.unknown;
  const date = formatCalendarDate(proof.deliver_date, copy.unknown);
  return (
    <Card padding="none" className="flex w-full min-w-0 flex-col overflow-hidden">
      <ProjectImage
        path={proof.image}
        alt={known ? copy.photoOf(known) : copy.photo}
        isLazy
        className="aspect-3/2 w-full"
        {...IMAGE}
      />
      <div className="flex grow flex-col gap-4 p-4 sm:p-5">
        <dl className="grid gap-3">
          <div>
            <dt className="text-14 text-muted">{copy.recipient}</dt>
            <dd dir="auto" className="font-semibold wrap-anywhere">
              {recipient}
            </dd>
          </div>
          <div>
            <dt className="text-14 text-muted">{copy.delivered}</dt>
            <dd className="figures font-semibold">{date}</dd>
          </div>
        </dl>
        {hasProofId(proof) && (
          <DateNote
            label={copy.progress.working}
            which={copy.which(recipient, date, place, count)}
            date={proof.working_on}
            projectId={projectId}
            noteOf={(day) => ({ photo_id: proof.id, working_on: day })}
          />
        )}
        {hasProofId(proof) && (
          <Button variant="outline" className="mt-auto self-start" onClick={onDelete}>
            {copy.delete}
            <span className="sr-only"> {copy.which(recipient, date, place, count)}</span>
          </Button>
        )}
      </div>
    </Card>
  );
}

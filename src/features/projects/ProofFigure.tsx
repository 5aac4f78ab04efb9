import type { Schemas } from '@/api/types';
import { formatCalendarDate } from '@/lib/dates';
import { copy } from './pageCopy';
import { ProjectImage } from './ProjectImage';

interface ProofFigureProps {
  proof: Schemas['ProofPhoto'];
  /** Null if unknown. */
  place: string | null;
}

/** The size assumed for a photo whose size is unknown. */
const SIZE = { width: 1600, height: 1067 };

/** One proof of delivery: the photo, the recipient, the date and the place. */
export function ProofFigure({ proof, place }: ProofFigureProps) {
  const recipient = proof.name?.trim();
  return (
    <figure>
      <ProjectImage
        path={proof.image}
        alt={recipient ? copy.photoOf(recipient) : copy.photo}
        width={proof.image_width ?? SIZE.width}
        height={proof.image_height ?? SIZE.height}
        sizes="(min-width: 1024px) 48rem, 100vw"
        isLazy
        isUncropped
        className="aspect-3/2 w-full rounded-card"
      />
      <figcaption>
        <dl className="mt-4 grid gap-x-8 gap-y-3 sm:flex sm:flex-wrap">
          <div className="min-w-0">
            <dt className="text-14 text-muted">{copy.recipient}</dt>
            <dd className="text-22 font-bold wrap-anywhere">{recipient || copy.unknown}</dd>
          </div>
          <div className="min-w-0">
            <dt className="text-14 text-muted">{copy.delivered}</dt>
            <dd className="figures text-22 font-bold">{formatCalendarDate(proof.deliver_date)}</dd>
          </div>
          {place !== null && (
            <div className="min-w-0">
              <dt className="text-14 text-muted">{copy.place}</dt>
              <dd className="text-22 font-bold wrap-anywhere">{place}</dd>
            </div>
          )}
        </dl>
      </figcaption>
    </figure>
  );
}

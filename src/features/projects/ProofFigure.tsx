import type { Schemas } from '@/api/types';
import { formatCalendarDate } from '@/lib/dates';
import { Icon } from '@/components/Icon/Icon';
import { copy } from './pageCopy';
import { ProjectImage } from './ProjectImage';
import { SIZE } from './proofSize';

interface ProofFigureProps {
  proof: Schemas['ProofPhoto'];
  /** Null if unknown. */
  place: string | null;
  /** Called when the photo is to fill the screen. */
  onOpen: () => void;
}

/** One proof of delivery: the photo, which opens full screen, the recipient, the date and the place. */
export function ProofFigure({ proof, place, onOpen }: ProofFigureProps) {
  const recipient = proof.name?.trim();
  return (
    <figure>
      <div className="relative">
        <ProjectImage
          path={proof.image}
          alt={recipient ? copy.photoOf(recipient) : copy.photo}
          width={proof.image_width ?? SIZE.width}
          height={proof.image_height ?? SIZE.height}
          sizes="(min-width: 1024px) 48rem, 100vw"
          isLazy
          isUncropped
          className="aspect-3/2 w-full rounded-card border bg-sand-2"
        />
        <button
          type="button"
          aria-label={copy.fullScreen}
          onClick={onOpen}
          className="group absolute inset-0 flex cursor-zoom-in items-start justify-end rounded-card p-3 print:hidden noscript:hidden"
        >
          <span className="grid size-11 place-items-center rounded-full bg-ink/80 text-white group-hover:bg-forest">
            <Icon name="expand" className="size-5" />
          </span>
        </button>
      </div>
      <figcaption>
        <dl className="mt-4 grid gap-x-8 gap-y-3 sm:flex sm:flex-wrap">
          <div className="min-w-0">
            <dt className="text-14 text-muted">{copy.recipient}</dt>
            <dd className="text-22 font-semibold wrap-anywhere">{recipient || copy.unknown}</dd>
          </div>
          <div className="min-w-0">
            <dt className="text-14 text-muted">{copy.delivered}</dt>
            <dd className="figures text-22 font-semibold">{formatCalendarDate(proof.deliver_date)}</dd>
          </div>
          {place !== null && (
            <div className="min-w-0">
              <dt className="text-14 text-muted">{copy.place}</dt>
              <dd className="text-22 font-semibold wrap-anywhere">{place}</dd>
            </div>
          )}
        </dl>
      </figcaption>
    </figure>
  );
}

import { clsx } from 'clsx';
import { useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useStillPage } from '@/components/Dialog/useStillPage';
import { Icon } from '@/components/Icon/Icon';
import type { Schemas } from '@/api/types';
import { formatCalendarDate } from '@/lib/dates';
import { copy } from './pageCopy';
import { indexFor } from './photoKeys';
import { ProjectImage } from './ProjectImage';
import { SIZE } from './proofSize';
import { useZoomed } from './useZoomed';

interface PhotoViewerProps {
  proofs: readonly Schemas['ProofPhoto'][];
  /** Where the project is; null if unknown. */
  place: string | null;
  /** The photo shown, counted from 0. */
  index: number;
  onIndex: (index: number) => void;
  /** Called when it was closed by its button or by Escape. */
  onClose: () => void;
}

const ROUND =
  'grid size-11 shrink-0 place-items-center rounded-full border border-white/60 bg-ink/80 hover:bg-muted';

/** The photo that is in the middle of the strip. */
const photoAt = ({ scrollLeft, clientWidth }: HTMLElement) => Math.round(scrollLeft / clientWidth);

function Caption({ proofs, place, index }: Pick<PhotoViewerProps, 'proofs' | 'place' | 'index'>) {
  const proof = proofs[index];
  const position = proofs.length > 1 && copy.photoPosition(index + 1, proofs.length);
  const facts = [formatCalendarDate(proof?.deliver_date), place, position].filter(Boolean).join(' · ');
  return (
    <div aria-live="polite" aria-atomic className="min-w-0 grow">
      <p className="line-clamp-3 font-semibold wrap-anywhere sm:text-22">
        {proof?.name?.trim() || copy.unknown}
      </p>
      <p className="figures line-clamp-3 text-14 wrap-anywhere sm:text-16">{facts}</p>
    </div>
  );
}

/**
 * Photos of deliveries, full screen, one at a time. A swipe is the browser's own scrolling, and a pinch its own zoom; arrow
 * keys and buttons also change the photo. Render it only while it is open.
 */
export function PhotoViewer({ proofs, place, index, onIndex, onClose }: PhotoViewerProps) {
  const dialogRef = useRef<HTMLDialogElement>(null);
  const stripRef = useRef<HTMLUListElement>(null);
  const isZoomed = useZoomed();
  useStillPage();

  useLayoutEffect(() => {
    const dialog = dialogRef.current;
    dialog?.showModal();
    // A dialog that is removed while open does not return the focus.
    return () => dialog?.close();
  }, []);

  useLayoutEffect(() => {
    const strip = stripRef.current;
    // After a swipe it is there already, and moving it would interrupt the swipe.
    if (!strip || photoAt(strip) === index) return;
    const photo = strip.children.item(index) as HTMLElement | null;
    strip.scrollTo({ left: photo?.offsetLeft ?? 0, behavior: 'instant' });
  }, [index]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexFor(event.key, index, proofs.length);
    if (next === undefined) return;
    event.preventDefault();
    onIndex(next);
  };
  const step = (by: number) => onIndex((index + by + proofs.length) % proofs.length);
  return (
    <dialog
      ref={dialogRef}
      aria-label={copy.proofPhotos}
      onKeyDown={onKeyDown}
      onClose={({ currentTarget }) => {
        if (!currentTarget.open) onClose();
      }}
      className="on-dark h-dvh max-h-none w-full max-w-none flex-col overflow-hidden bg-ink text-white open:flex"
    >
      <button
        type="button"
        aria-label={copy.close}
        onClick={() => dialogRef.current?.close()}
        className={clsx(ROUND, 'absolute top-3 right-3 z-10')}
      >
        <Icon name="close" className="size-5" />
      </button>
      <ul
        ref={stripRef}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the arrow keys scroll it
        tabIndex={0}
        aria-label={copy.proofPhotos}
        onScroll={({ currentTarget }) => onIndex(photoAt(currentTarget))}
        className={clsx(
          'relative flex min-h-0 grow touch-manipulation -outline-offset-4 snap-x snap-mandatory overscroll-contain',
          // In an enlarged photo a finger moves to its other parts, and not to the next photo.
          isZoomed ? 'overflow-hidden' : 'overflow-x-auto overflow-y-hidden',
        )}
      >
        {proofs.map(({ id, image, name, image_width: width, image_height: height }, position) => (
          <li
            key={id}
            aria-hidden={position !== index}
            className="relative w-full shrink-0 snap-center snap-always"
          >
            <ProjectImage
              path={image}
              alt={name?.trim() ? copy.photoOf(name.trim()) : copy.photo}
              width={width ?? SIZE.width}
              height={height ?? SIZE.height}
              sizes="100vw"
              isLazy={position !== index}
              isUncropped
              className="absolute inset-0 size-full"
            />
          </li>
        ))}
      </ul>
      <div className="flex shrink-0 items-center gap-3 px-4 py-3 sm:px-6 sm:py-4">
        <Caption proofs={proofs} place={place} index={index} />
        {proofs.length > 1 && (
          <>
            <button type="button" aria-label={copy.previousPhoto} onClick={() => step(-1)} className={ROUND}>
              <Icon name="arrow" className="size-5 rotate-180" />
            </button>
            <button type="button" aria-label={copy.nextPhoto} onClick={() => step(1)} className={ROUND}>
              <Icon name="arrow" className="size-5" />
            </button>
          </>
        )}
      </div>
    </dialog>
  );
}

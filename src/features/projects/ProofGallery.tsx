import { clsx } from 'clsx';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent, type TouchEvent } from 'react';
import type { Schemas } from '@/api/types';
import { formatCalendarDate } from '@/lib/dates';
import { copy } from './pageCopy';
import { indexFor } from './photoKeys';
import { PhotoViewer } from './PhotoViewer';
import { ProjectImage } from './ProjectImage';
import { ProofFigure } from './ProofFigure';
import { useFullScreen } from './useFullScreen';

type Proof = Schemas['ProofPhoto'];

interface ProofGalleryProps {
  /** At least one. */
  proofs: readonly [Proof, ...Proof[]];
  /** Where the project is; null if unknown. */
  place: string | null;
}

/** The distance that makes a movement a swipe, in pixels. */
const SWIPE = 40;

/** Calls `onSwipe` with 1 for the next photo and -1 for the previous one. */
function useSwipe(onSwipe: (step: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number }>(null);
  return {
    onTouchStart: ({ touches }: TouchEvent) => {
      const touch = touches.item(0);
      // With a second finger it is a pinch.
      start.current = touch && touches.length === 1 ? { x: touch.clientX, y: touch.clientY } : null;
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const touch = changedTouches.item(0);
      if (!touch || !start.current) return;
      const x = touch.clientX - start.current.x;
      const y = touch.clientY - start.current.y;
      start.current = null;
      if (Math.abs(x) >= SWIPE && Math.abs(x) > Math.abs(y)) onSwipe(x < 0 ? 1 : -1);
    },
  };
}

/** Scrolls the strip sideways until the item is centred; `scrollIntoView` would scroll the page, too. */
function centre(item: HTMLElement) {
  const strip = item.parentElement;
  if (!strip) return;
  const { left, width } = item.getBoundingClientRect();
  const frame = strip.getBoundingClientRect();
  strip.scrollLeft += left + width / 2 - (frame.left + frame.width / 2);
}

/** The accessible name of a thumbnail. */
function nameOf({ name, deliver_date: date }: Proof, position: number, count: number): string {
  return copy.photoNumber(position + 1, count, name?.trim() || copy.unknown, formatCalendarDate(date));
}

/**
 * Photos of deliveries: one large, the others as tabs below. Works with mouse, keyboard and touch. The large one opens
 * full screen. Without JavaScript all are shown below each other.
 */
export function ProofGallery({ proofs, place }: ProofGalleryProps) {
  const id = useId();
  const tabs = useRef<(HTMLButtonElement | null)[]>([]);
  const [chosen, setChosen] = useState(0);
  const [wasSwiped, setWasSwiped] = useState(false);
  const { isOpen, open, close } = useFullScreen();
  const index = Math.min(chosen, proofs.length - 1);
  const proof = proofs[index] ?? proofs[0];
  const choose = (position: number, bySwipe = false) => {
    setChosen(position);
    setWasSwiped(bySwipe);
  };
  const swipe = useSwipe((step) => choose(Math.max(0, Math.min(proofs.length - 1, index + step)), true));

  useLayoutEffect(() => {
    const tab = tabs.current[index];
    if (tab) centre(tab);
  }, [index]);

  const figure = <ProofFigure proof={proof} place={place} onOpen={open} />;
  const viewer = isOpen && (
    <PhotoViewer proofs={proofs} place={place} index={index} onIndex={choose} onClose={close} />
  );
  if (proofs.length === 1) {
    return (
      <>
        {figure}
        {viewer}
      </>
    );
  }

  const onKeyDown = (event: KeyboardEvent) => {
    const next = indexFor(event.key, index, proofs.length);
    if (next === undefined) return;
    event.preventDefault();
    choose(next);
    tabs.current[next]?.focus();
  };
  return (
    <div>
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-tab-${index}`}
        className="touch-pan-y touch-pinch-zoom"
        {...swipe}
      >
        {figure}
      </div>
      {/* A swipe does not move focus, so the new photo has to be announced; a chosen tab already is. */}
      <p role="status" className="sr-only">
        {wasSwiped && nameOf(proof, index, proofs.length)}
      </p>
      <div
        role="tablist"
        tabIndex={-1}
        aria-label={copy.proofPhotos}
        onKeyDown={onKeyDown}
        className="mt-5 flex gap-3 overflow-x-auto p-1 outline-none noscript:hidden"
      >
        {proofs.map((one, position) => (
          <button
            key={one.id}
            ref={(tab) => {
              tabs.current[position] = tab;
            }}
            type="button"
            role="tab"
            id={`${id}-tab-${position}`}
            aria-controls={`${id}-panel`}
            aria-selected={position === index}
            aria-label={nameOf(one, position, proofs.length)}
            tabIndex={position === index ? 0 : -1}
            onClick={() => choose(position)}
            className={clsx(
              'shrink-0 overflow-hidden rounded-control border-3',
              position === index ? 'border-forest' : 'border-unseen opacity-75 hover:opacity-100',
            )}
          >
            <ProjectImage
              path={one.image}
              alt=""
              width={108}
              height={72}
              sizes="108px"
              isLazy
              className="h-18 w-27"
            />
          </button>
        ))}
      </div>
      <noscript>
        <ul className="mt-8 grid gap-8">
          {proofs.slice(1).map((one) => (
            <li key={one.id}>
              <ProofFigure proof={one} place={place} onOpen={open} />
            </li>
          ))}
        </ul>
      </noscript>
      {viewer}
    </div>
  );
}

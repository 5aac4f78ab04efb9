import { useEffect, useRef, useState, type RefObject } from 'react';
import { sizeOfViewport } from '../viewports';
import { EVENTS, PICTURE } from './frame';
import { takeTurn } from './turns';

type Size = ReturnType<typeof sizeOfViewport>;

/** A story that never finishes, such as one about waiting, holds up the next picture for this long. */
const LONGEST_TURN_MS = 8000;

/** The size of the element while it is near the visible part of the page; otherwise null. */
function useSizeNearby(ref: RefObject<HTMLElement | null>): Size | null {
  const [size, setSize] = useState<Size | null>(null);
  useEffect(() => {
    if (!ref.current) return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => setSize(entry?.isIntersecting ? entry.boundingClientRect : null),
      { rootMargin: '300px' },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return size;
}

interface FrameProps {
  storyId: string;
  box: Size;
}

function Frame({ storyId, box }: FrameProps) {
  const frameRef = useRef<HTMLIFrameElement>(null);
  const [isStarted, setIsStarted] = useState(false);
  const [story, setStory] = useState(() => sizeOfViewport(undefined));

  useEffect(() => {
    const frame = frameRef.current;
    const resize = (event: Event) => setStory((event as CustomEvent<Size>).detail);
    frame?.addEventListener(EVENTS.sized, resize);
    let timer: number | undefined;
    const finish = takeTurn(() => {
      setIsStarted(true);
      timer = window.setTimeout(() => finish(), LONGEST_TURN_MS);
    });
    frame?.addEventListener(EVENTS.drawn, finish);
    return () => {
      window.clearTimeout(timer);
      finish();
    };
  }, []);

  const scale = Math.min(1, box.width / story.width, box.height / story.height);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- it shows this Storybook's own page
    <iframe
      ref={frameRef}
      {...{ [PICTURE]: '' }}
      title={storyId}
      aria-hidden="true"
      tabIndex={-1}
      src={isStarted ? `iframe.html?viewMode=story&id=${storyId}` : undefined}
      className="pointer-events-none absolute top-0 left-1/2 max-w-none origin-top-left bg-sand"
      style={{ ...story, transform: `scale(${scale}) translateX(-50%)` }}
    />
  );
}

export interface StoryPictureProps {
  storyId: string;
  className: string;
}

/** A story at a smaller size, after its play function. It loads when scrolled near, and takes no input. */
export function StoryPicture({ storyId, className }: StoryPictureProps) {
  const boxRef = useRef<HTMLDivElement>(null);
  const box = useSizeNearby(boxRef);
  return (
    <div ref={boxRef} aria-hidden="true" className={`relative overflow-hidden ${className}`}>
      {box && <Frame storyId={storyId} box={box} />}
    </div>
  );
}

import { sizeOfViewport } from '../viewports';

/** Marks the frame of a picture. */
export const PICTURE = 'data-story-picture';

/** Events on the frame: `sized` before the story renders, with its size, and `drawn` after its play function. */
export const EVENTS = { sized: 'story-sized', drawn: 'story-drawn' } as const;

/** The frame of this page, when it shows a story as a picture. */
function findFrame(): HTMLIFrameElement | undefined {
  const frame = window.frameElement as HTMLIFrameElement | null;
  return frame?.hasAttribute(PICTURE) ? frame : undefined;
}

/** A play function moves the focus, which would take it from the page around the picture and scroll that page. */
function keepFocusOutside(): void {
  const { body } = parent.document;
  body.tabIndex = -1;
  body.style.outline = 'none';
  const focus = Reflect.get(HTMLElement.prototype, 'focus');
  HTMLElement.prototype.focus = function focusInside(this: HTMLElement) {
    const outside = parent.document.activeElement as HTMLElement | null;
    focus.call(this, { preventScroll: true });
    outside?.focus({ preventScroll: true });
  };
  Element.prototype.scrollIntoView = () => undefined;
}

/** Pictures share the browser's storage: the next story's sign-in would sign this one out. */
function ignoreOtherStories(): void {
  window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true });
}

const frame = findFrame();

/** Whether this page is a picture. */
export const isPicture = frame !== undefined;

if (frame) {
  keepFocusOutside();
  ignoreOtherStories();
}

/** Tells the page around a picture how large the story is. */
export function reportSize({ globals }: { globals: Record<string, unknown> }): void {
  const viewport = globals['viewport'] as { value?: string } | undefined;
  frame?.dispatchEvent(new CustomEvent(EVENTS.sized, { detail: sizeOfViewport(viewport?.value) }));
}

/** Tells the page around a picture that the story's play function has ended. */
export const reportDrawn = (): void => void frame?.dispatchEvent(new Event(EVENTS.drawn));

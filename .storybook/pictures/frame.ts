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

/** Imitates the focus, because a play function would take the real one from the page around the picture, and scroll that page. */
function imitateFocus(): void {
  let focused: HTMLElement | null = null;
  const move = (next: HTMLElement | null) => {
    const previous = focused;
    if (previous === next) return;
    focused = next;
    previous?.dispatchEvent(new FocusEvent('blur', { relatedTarget: next }));
    previous?.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: next }));
    next?.dispatchEvent(new FocusEvent('focus', { relatedTarget: previous }));
    next?.dispatchEvent(new FocusEvent('focusin', { bubbles: true, relatedTarget: previous }));
  };
  HTMLElement.prototype.focus = function focusInPicture(this: HTMLElement) {
    move(this);
  };
  HTMLElement.prototype.blur = function blurInPicture(this: HTMLElement) {
    if (focused === this) move(null);
  };
  Object.defineProperty(document, 'activeElement', {
    get: () => (focused?.isConnected ? focused : document.body),
  });
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
  imitateFocus();
  ignoreOtherStories();
}

/** Tells the page around a picture how large the story is. */
export function reportSize({ globals }: { globals: Record<string, unknown> }): void {
  const viewport = globals['viewport'] as { value?: string } | undefined;
  frame?.dispatchEvent(new CustomEvent(EVENTS.sized, { detail: sizeOfViewport(viewport?.value) }));
}

/** Tells the page around a picture that the story's play function has ended. */
export const reportDrawn = (): void => void frame?.dispatchEvent(new Event(EVENTS.drawn));

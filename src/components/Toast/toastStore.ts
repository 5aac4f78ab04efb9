export interface ToastContent {
  /** Sets its look and urgency: an `error` interrupts a screen reader, the others wait for a pause. */
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Milliseconds on screen, not counting the wait for a free place. Default 4000. */
  duration?: number;
}

export interface ToastRequest extends ToastContent {
  /** Identifies the form that shows it. A new toast replaces the previous one from the same source. */
  source?: string;
}

/** A toast that is on screen or waiting. */
export interface ToastItem extends ToastRequest {
  id: number;
  duration: number;
  /** When `showToast` was called, in milliseconds. */
  shownAt: number;
}

const DEFAULT_DURATION = 4000;
const NONE: readonly ToastItem[] = [];

let items = NONE;
let lastId = 0;
const listeners = new Set<() => void>();

function setItems(next: readonly ToastItem[]) {
  items = next;
  for (const listener of listeners) listener();
}

const isReplacedBy = (next: ToastRequest) => (item: ToastItem) =>
  (next.source !== undefined && item.source === next.source) ||
  (item.kind === next.kind && item.title === next.title && item.description === next.description);

/**
 * Shows a brief message. Call it from anywhere; the page needs a `Toaster`. A toast with the same text, or from the same
 * `source`, is replaced. Show the failure of a form in an `Alert` at the form instead.
 */
export function showToast(toast: ToastRequest): void {
  lastId += 1;
  const isReplaced = isReplacedBy(toast);
  const others = items.filter((item) => !isReplaced(item));
  setItems([...others, { duration: DEFAULT_DURATION, ...toast, id: lastId, shownAt: Date.now() }]);
}

/** Removes a toast, which makes room for one that is waiting. */
export function dismissToast(id: number): void {
  setItems(items.filter((item) => item.id !== id));
}

/** Removes all toasts, including those waiting. */
export function clearToasts(): void {
  if (items.length > 0) setItems(NONE);
}

/** Calls `listener` after every change; returns an unsubscribe function. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every toast on screen or waiting, oldest first. */
export function getToasts(): readonly ToastItem[] {
  return items;
}

/** Server-rendered pages contain no toasts. */
export function getServerToasts(): readonly ToastItem[] {
  return NONE;
}

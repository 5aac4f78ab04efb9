export interface ToastContent {
  /** Its look and its urgency: an `error` interrupts a screen reader, the others wait for a pause. */
  kind: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Milliseconds that it is shown, not counting what it waits for a place. Default 4000. */
  duration?: number;
}

/** A toast that is shown, or waits. */
export interface ToastItem extends ToastContent {
  id: number;
  duration: number;
  /** The time of the call, in milliseconds. */
  saidAt: number;
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

const isSame = (a: ToastContent, b: ToastContent) =>
  a.kind === b.kind && a.title === b.title && a.description === b.description;

/**
 * Says in passing that something happened. It works from anywhere, and needs a `Toaster` on the page to be seen. What is
 * said again while it still stands there takes its place, and is announced and shown anew. For a failure of a form use
 * an `Alert` at the form instead.
 */
export function showToast(content: ToastContent): void {
  lastId += 1;
  const others = items.filter((item) => !isSame(item, content));
  setItems([...others, { duration: DEFAULT_DURATION, ...content, id: lastId, saidAt: Date.now() }]);
}

/** Takes a toast away; one that waited gets its place. */
export function dismissToast(id: number): void {
  setItems(items.filter((item) => item.id !== id));
}

/** Takes all toasts away, also those that wait. */
export function clearToasts(): void {
  if (items.length > 0) setItems(NONE);
}

/** Calls back after every change, until the returned function is called. */
export function subscribeToToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Every toast, the oldest first: those that are shown and those that wait. */
export function getToasts(): readonly ToastItem[] {
  return items;
}

/** No toast is part of a page that is rendered on a server. */
export function getServerToasts(): readonly ToastItem[] {
  return NONE;
}

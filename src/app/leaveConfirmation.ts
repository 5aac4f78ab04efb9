/** Asks the user to confirm, and calls `proceed` if they do. */
export type Confirm = (proceed: () => void) => void;

let confirm: Confirm | undefined;

/** Calls `next` before the page is left; returns a function to remove it. Only the latest is called. */
export function confirmBeforeLeaving(next: Confirm): () => void {
  confirm = next;
  return () => {
    if (confirm === next) confirm = undefined;
  };
}

/** Calls `proceed`, after a confirmation where something would be lost. */
export function leavePage(proceed: () => void): void {
  if (confirm) confirm(proceed);
  else proceed();
}

let onMove: (() => void) | undefined;

/** Calls `listener` on Back and Forward, before the router does; returns an unsubscribe function. */
export function onHistoryMove(listener: () => void): () => void {
  onMove = listener;
  return () => {
    if (onMove === listener) onMove = undefined;
  };
}

const onPopState = () => onMove?.();

/** Must be called before the router starts, because browsers call the window's listeners in the order they were added. */
export function watchHistory(): () => void {
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}

/** Asks the person at the screen, and goes on if they want to. */
type Ask = (goOn: () => void) => void;

let ask: Ask | undefined;

/** Lets `next` ask before the page is left, until the returned function is called. One page at a time asks. */
export function askBeforeLeaving(next: Ask): () => void {
  ask = next;
  return () => {
    if (ask === next) ask = undefined;
  };
}

/** Leaves the page with `goOn`, unless something on it would be lost: then after asking. */
export function leaveWith(goOn: () => void): void {
  if (ask) ask(goOn);
  else goOn();
}

let hearMove: (() => void) | undefined;

/** Calls `listener` at Back and Forward before the router has looked, until the returned function is called. */
export function hearMovesFirst(listener: () => void): () => void {
  hearMove = listener;
  return () => {
    if (hearMove === listener) hearMove = undefined;
  };
}

const onPopState = () => hearMove?.();

/**
 * Hears of Back and Forward for {@link hearMovesFirst}. It has to listen before the router does: browsers call the
 * listeners of the window in the order in which they came.
 */
export function watchMoves(): () => void {
  window.addEventListener('popstate', onPopState);
  return () => window.removeEventListener('popstate', onPopState);
}

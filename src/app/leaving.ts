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

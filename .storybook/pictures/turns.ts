const waiting: (() => void)[] = [];

/**
 * Calls `start` when every earlier caller has finished; returns the function that finishes, or gives up waiting. Pictures load one at
 * a time, because they share the browser's storage.
 */
export function takeTurn(start: () => void): () => void {
  waiting.push(start);
  if (waiting[0] === start) start();
  return () => {
    const place = waiting.indexOf(start);
    if (place === -1) return;
    waiting.splice(place, 1);
    if (place === 0) waiting[0]?.();
  };
}

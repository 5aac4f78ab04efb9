/** Calls `task` when the browser is idle, or soon where it cannot tell, as in some versions of Safari. */
export function whenIdle(task: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(() => task());
  else setTimeout(task);
}

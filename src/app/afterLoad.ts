/** Calls `task` once the document and its resources have loaded, and not within the task that calls this. */
export function afterLoad(task: () => void): void {
  if (document.readyState === 'complete') setTimeout(task);
  else window.addEventListener('load', task);
}

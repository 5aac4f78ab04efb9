// @ts-check

/**
 * Has the browser lay out what is below a new page's first screen (`later` in src/styles/base.css) one part per frame, because a slow phone
 * takes too long for all of it in one. The donation card comes first, because visitors press its button. After Back or a reload, and for a
 * URL with a hash, all is laid out at once, so that the browser finds the position. It is written into the page's HTML, as text, so it
 * uses nothing from outside itself.
 *
 * @param {HTMLElement} root with `data-arriving`, which turns `later` on
 */
export function layOutRest(root) {
  const [visit] = performance.getEntriesByType('navigation');
  const isNew = /** @type {PerformanceNavigationTiming | undefined} */ (visit)?.type === 'navigate';
  const first = root.querySelectorAll('main .later:has(form)');
  const all = root.querySelectorAll('.later');
  const parts = isNew && !location.hash ? [...new Set([...first, ...all])] : [];
  const layOutNext = () => {
    const part = parts.shift();
    if (!part) return root.removeAttribute('data-arriving');
    part.classList.remove('later');
    requestAnimationFrame(layOutNext);
  };
  if (parts.length > 0) requestAnimationFrame(layOutNext);
  else layOutNext();
}

// @ts-check

/**
 * Shows the page in the site's font if an earlier visit has fetched it (src/app/useFontOfNextVisit.ts). It is written into the head of the
 * page, as text, so it uses nothing from outside itself.
 */
export function chooseFont() {
  try {
    if (localStorage.getItem('font')) document.documentElement.classList.add('figtree');
  } catch {
    // The browser blocks storage.
  }
}

/**
 * Sets up the system's font while the rest of the head arrives, so that the first layouts need not wait for it. It follows `chooseFont`, in
 * a script for each group of fonts, because a slow phone takes too long for all.
 *
 * @param {readonly string[]} fonts weights, and sizes in pixels
 */
export function setUpFont(fonts) {
  const context = document.createElement('canvas').getContext('2d');
  if (!context || document.documentElement.classList.contains('figtree')) return;
  for (const font of fonts) {
    context.font = `${font}px system-ui`;
    context.measureText('a');
  }
}

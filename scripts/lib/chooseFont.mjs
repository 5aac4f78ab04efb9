// @ts-check

/**
 * Shows the page in the site's font if an earlier visit has fetched it (src/app/useFontOfNextVisit.ts). Otherwise sets up the system's
 * font while the rest of the head arrives: the usual weights and sizes in pixels, for which the first layouts would have to wait. It is
 * written into the head of the page, as text, so it uses nothing from outside itself.
 */
export function chooseFont() {
  try {
    if (localStorage.getItem('font')) document.documentElement.classList.add('figtree');
    else {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return;
      for (const font of ['650 16', '400 16', '650 28', '650 22', '650 18', '650 14']) {
        context.font = `${font}px system-ui`;
        context.measureText('a');
      }
    }
  } catch {
    // The browser blocks storage.
  }
}

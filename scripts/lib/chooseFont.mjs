// @ts-check

/**
 * Shows the page in the site's font if an earlier visit has fetched it (src/app/usePrefetchFont.ts). Otherwise sets up the system's
 * font while the rest of the head arrives, so that the first layouts need not wait for it. That takes long on a slow phone, so the page
 * has this script once for each group of fonts. It is written into the head of the page, as text, so it uses nothing from outside itself.
 *
 * @param {DOMStringMap} data `fonts`: weights, and sizes in pixels, separated by commas
 */
export function chooseFont({ fonts = '' }) {
  try {
    if (localStorage.getItem('font')) document.documentElement.classList.add('figtree');
    else {
      const context = document.createElement('canvas').getContext('2d');
      if (!context) return;
      for (const font of fonts.split(',')) {
        context.font = `${font}px system-ui`;
        context.measureText('a');
      }
    }
  } catch {
    // The browser blocks storage.
  }
}

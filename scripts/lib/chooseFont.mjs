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

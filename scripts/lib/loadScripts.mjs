// @ts-check

/**
 * Loads a page's scripts. It is written into the page's HTML, as text, so it uses nothing from outside itself.
 *
 * The scripts are requested together, at low priority, once the page has arrived and been painted and its first picture, if in view, has
 * loaded. A background tab waits only for the page. They run in the given order. One that fails is requested again, so the order may
 * change. A press on a button that needs them is replayed when the page has been hydrated (src/app/Hydrated.tsx). Links and forms that
 * the server handles work by themselves.
 *
 * @param {DOMStringMap} data `scripts`: URLs in the order in which they run, separated by spaces
 */
export function loadScripts({ scripts = '' }) {
  /** @type {(src: string, wait?: number) => void} */
  const request = (src, wait = 1000) => {
    const script = document.createElement('script');
    const onerror = () => setTimeout(request, wait, src, 2 * wait);
    const settings = { type: 'module', async: false, fetchPriority: 'low', src, onerror };
    document.head.append(Object.assign(script, settings));
  };
  let isLoading = false;
  const load = () => {
    // The data that React hydrates from is at the end of the page.
    if (document.readyState === 'loading') return addEventListener('DOMContentLoaded', load);
    if (isLoading) return;
    isLoading = true;
    // Each in its own task, because starting a request takes a slow phone several milliseconds.
    for (const src of scripts.split(' ')) setTimeout(request, 0, src);
  };
  /** @type {HTMLButtonElement | null | undefined} */
  let pressed;
  /** @param {Event} event */
  const remember = (event) => {
    const button = /** @type {Element} */ (event.target).closest('button');
    if (!button || (button.type === 'submit' && button.form?.hasAttribute('action'))) return;
    event.preventDefault();
    event.stopPropagation();
    pressed = button;
  };
  addEventListener('click', remember, true);
  addEventListener('hydrated', () => {
    removeEventListener('click', remember, true);
    pressed?.click();
  });
  // The scripts would slow down the picture.
  const loadAfterPicture = () => {
    /** @type {HTMLImageElement | null} */
    const picture = document.querySelector('img[loading="eager"]');
    if (!picture || picture.complete) return load();
    for (const end of ['load', 'error']) picture.addEventListener(end, load);
    setTimeout(load, 4000);
  };
  if (document.hidden) load();
  else requestAnimationFrame(() => setTimeout(loadAfterPicture));
}

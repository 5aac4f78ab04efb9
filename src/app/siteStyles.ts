let styles: Promise<void> | undefined;
let link: HTMLLinkElement | undefined;

/**
 * Loads the styles of all public pages, once. Each page's HTML contains only its own (scripts/prerender.mjs); does nothing if it has
 * them all. Loading does not apply them, because that would restyle every element of the open page without changing its look.
 *
 * @throws when they cannot be loaded; the next call tries again
 */
export function loadSiteStyles(): Promise<void> {
  styles ??= new Promise((resolve, reject) => {
    const href = document.querySelector<HTMLElement>('[data-styles]')?.dataset['styles'];
    if (href === undefined) {
      resolve();
      return;
    }
    link = Object.assign(document.createElement('link'), { rel: 'stylesheet', media: 'not all', href });
    link.addEventListener('load', () => resolve());
    link.addEventListener('error', () => {
      link?.remove();
      styles = undefined;
      reject(new Error('The styles could not be loaded.'));
    });
    document.querySelector('style')?.after(link);
  });
  return styles;
}

/** Applies the styles of all public pages, if they have been loaded. */
export function applySiteStyles(): void {
  if (link?.sheet) link.sheet.media.mediaText = '';
}

/** What to share. `url` is absolute. */
export interface Shared {
  title?: string;
  text?: string;
  url: string;
}

/** `dismissed`: the sheet was closed without a choice. `failed`: nothing could be shared or copied. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'failed';

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The fallback for browsers without a clipboard, as on plain HTTP. */
function copyByHiddenText(text: string): boolean {
  const focused = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position:fixed;top:0;opacity:0';
  document.body.append(area);
  try {
    area.select();
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    area.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  }
}

/** Copies text by any means the browser has; false if it has none. Never rejects. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHiddenText(text);
  }
}

const copy = async (text: string): Promise<ShareOutcome> => ((await copyText(text)) ? 'copied' : 'failed');

/**
 * Opens the device's share sheet, or copies the address where there is none. Never rejects. Closing the sheet copies
 * nothing.
 */
export async function share(shared: Shared): Promise<ShareOutcome> {
  // Older browsers have no `share`, despite its type.
  if (typeof navigator.share !== 'function') return copy(shared.url);
  try {
    await navigator.share(shared);
    return 'shared';
  } catch (error) {
    return isDismissal(error) ? 'dismissed' : copy(shared.url);
  }
}

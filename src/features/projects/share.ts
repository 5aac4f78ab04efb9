/** What is handed on. `url` is absolute. */
export interface Shared {
  title: string;
  url: string;
}

export type ShareOutcome = 'shared' | 'copied' | 'failed';

const isDismissal = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** The way of browsers that have no clipboard, or none on plain http. */
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

async function copy(text: string): Promise<ShareOutcome> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    return copyByHiddenText(text) ? 'copied' : 'failed';
  }
}

/**
 * Opens the device's own share sheet, or copies the address where there is none. Never rejects. A sheet that is closed
 * without a choice counts as `failed`, and nothing is copied behind it.
 */
export async function share({ title, url }: Shared): Promise<ShareOutcome> {
  // Older browsers have no `share`, whatever the types say.
  if (typeof navigator.share !== 'function') return copy(url);
  try {
    await navigator.share({ title, url });
    return 'shared';
  } catch (error) {
    return isDismissal(error) ? 'failed' : copy(url);
  }
}

/** How sharing ended. `refused`: nothing could be shared or copied, so the donor has to be shown the link. */
export type ShareOutcome = 'shared' | 'dismissed' | 'copied' | 'refused';

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
    return copyByHiddenText(text) ? 'copied' : 'refused';
  }
}

/** Opens the device's own share sheet with `url`, or copies `url` where there is none. Never rejects. */
export async function shareLink(url: string): Promise<ShareOutcome> {
  // Older browsers have no `share`, whatever the types say.
  if (typeof navigator.share !== 'function') return copy(url);
  try {
    await navigator.share({ url });
    return 'shared';
  } catch (error) {
    return isDismissal(error) ? 'dismissed' : copy(url);
  }
}

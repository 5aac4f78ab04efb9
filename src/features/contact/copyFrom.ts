/**
 * Copies what stands in `field`. Where the clipboard is not to be had, as on plain http, the text is selected and copied
 * in the old way.
 *
 * @returns whether it was copied; if not, the text is still selected
 */
export async function copyFrom(field: HTMLTextAreaElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    field.focus();
    field.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}

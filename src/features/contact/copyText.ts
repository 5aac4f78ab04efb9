/**
 * Copies a field's text. Where there is no clipboard, as on plain HTTP, it selects the text and uses the older copy command.
 *
 * @returns whether it was copied; if not, the text is still selected
 */
export async function copyText(field: HTMLTextAreaElement): Promise<boolean> {
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

/** How long a browser may take to begin saving, in milliseconds. */
const KEPT_MS = 60_000;

/** Hands a file to the browser, which saves it as it saves every download. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
